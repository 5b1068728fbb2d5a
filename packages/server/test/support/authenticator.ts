import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A passkey in software: ES256, without attestation, as a browser would hand over what it signs. */

const hashOf = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

interface Options {
  readonly challenge: string;
}

const isPresentAndVerified = 0x05;
const hasCredential = 0x40;

export class Authenticator {
  readonly id = randomBytes(32);
  private readonly origin: string;
  private readonly privateKey: KeyObject;
  private readonly point: { readonly x: Buffer; readonly y: Buffer };
  private counter = 0;
  private userHandle = "";

  constructor(origin: string) {
    this.origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.privateKey = privateKey;
    this.point = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
  }

  /** Makes the passkey. */
  register(options: unknown): unknown {
    const { challenge, user } = options as Options & { readonly user: { readonly id: string } };
    this.userHandle = user.id;
    const key = map(
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(this.point.x)],
      [whole(-3), bytes(this.point.y)],
    );
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const authData = this.authData(isPresentAndVerified | hasCredential, credential);
    const attestation = map(
      [text("fmt"), text("none")],
      [text("attStmt"), map()],
      [text("authData"), bytes(authData)],
    );
    return this.credential({
      clientDataJSON: this.clientData("webauthn.create", challenge).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs somebody in. */
  answer(options: unknown): unknown {
    const { challenge } = options as Options;
    this.counter++;
    const authData = this.authData(isPresentAndVerified, Buffer.alloc(0));
    const clientData = this.clientData("webauthn.get", challenge);
    const signature = sign("sha256", Buffer.concat([authData, hashOf(clientData)]), this.privateKey);
    return this.credential({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: this.userHandle,
    });
  }

  private credential(response: unknown): unknown {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  private authData(flags: number, rest: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([hashOf(new URL(this.origin).hostname), Buffer.from([flags]), counter, rest]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
