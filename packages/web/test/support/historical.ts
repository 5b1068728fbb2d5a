export * from "../../../advice/test/support/historical.ts";
