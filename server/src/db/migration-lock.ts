/** An arbitrary number that all servers of the portal share. */
export const MIGRATION_LOCK = 7_412_001
