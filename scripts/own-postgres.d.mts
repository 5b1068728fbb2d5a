export class OwnPostgres {
  private constructor();
  static begin(): Promise<OwnPostgres>;
  static beginForgetful(): Promise<OwnPostgres>;
  database(): Promise<string>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  readonly said: string;
  end(): void;
}
