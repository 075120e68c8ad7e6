/** Any number, as long as all servers of the portal use the same one. */
export const MIGRATION_LOCK = 7_412_001
