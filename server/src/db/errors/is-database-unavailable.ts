const unavailableCodes = /^(08|57P0|53)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** Whether a statement failed because there was no connection for it, and may succeed later. */
export const isDatabaseUnavailable = (error: Error & { code?: string }): boolean =>
  unavailableCodes.test(error.code ?? '') || unavailableMessages.test(error.message)
