/** A request, before it is written. */
export interface Parts {
  readonly method: string;
  readonly path: string;
  readonly cookie?: string;
  readonly origin?: string;
  readonly type?: string;
  readonly more?: readonly string[];
  readonly body?: Buffer | null;
}

export const requestBytes = ({
  method,
  path,
  cookie = "",
  origin = "",
  type = "application/json",
  more = [],
  body = null,
}: Parts): Buffer => {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(more.some((line) => line.startsWith("Host:")) ? [] : ["Host: 127.0.0.1"]),
    ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
    ...(origin === "" ? [] : [`Origin: ${origin}`]),
    ...(body === null
      ? []
      : [...(type === "" ? [] : [`Content-Type: ${type}`]), `Content-Length: ${body.length}`]),
    ...more,
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body ?? Buffer.alloc(0)]);
};
