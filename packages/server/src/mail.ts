/** A letter as it is sent. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Whoever sends letters; a server without one has nobody to reset a password by mail. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
