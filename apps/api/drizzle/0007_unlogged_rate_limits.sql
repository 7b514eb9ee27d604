-- Counts may be lost when the server crashes: without a log of them no request waits for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
