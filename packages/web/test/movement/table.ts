export * from "../../../advice/test/support/table.ts";
