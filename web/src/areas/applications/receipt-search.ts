/** Stores the attached attempt in the address. */
export const toReceiptSearch = (receiptID: number | null, more: object = {}) =>
  ({ ...more, ...(receiptID !== null && { receipt: receiptID }) }) as never
