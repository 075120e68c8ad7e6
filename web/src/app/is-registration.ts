/** When registration opens every request counts, so nothing is requested there that it does not need. */
export const isRegistration = (address: string): boolean => /^\/(pre-)?registration/.test(address)
