/** The key of the deadlines of one day. */
export const toDatesKey = (date: string): string => `dates ${date}`
