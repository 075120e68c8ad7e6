/** The header that a browser sends when a person opens an address; programs such as health checks do not name HTML. */
export const takesHtml = (accept: string | undefined): boolean => /\btext\/html\b/.test(accept ?? '')
