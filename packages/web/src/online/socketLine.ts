import { type NetworkReply, parseNetworkReply } from "@maria/table";
import { apiAddress } from "./house.ts";
import type { Line, LineEvents } from "./line.ts";

const addressOf = (game: string): URL => {
  const address = apiAddress(`games/${encodeURIComponent(game)}/socket`);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address;
};

const read = (data: unknown): NetworkReply | null => {
  try {
    return typeof data === "string" ? parseNetworkReply(JSON.parse(data)) : null;
  } catch {
    return null;
  }
};

export const socketLine = (game: string, { open, told, lost }: LineEvents): Line => {
  const socket = new WebSocket(addressOf(game));
  socket.onopen = open;
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const reply = read(data);
    if (reply !== null) told(reply);
  };
  socket.onclose = lost;
  return {
    say: (request) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
    },
    close: () => {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    },
  };
};
