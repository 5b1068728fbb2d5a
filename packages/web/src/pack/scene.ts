import address from "virtual:board-scene";
import type { Scene } from "@maria/engraver/scene";

let loading: Promise<Scene> | null = null;

/** The finished drawing of the board, read once. */
export const boardScene = (): Promise<Scene> => {
  loading ??= fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json() as Promise<Scene>;
  });
  return loading;
};
