/** A Georgian mobile number as it is stored: 9 digits starting with 5 (spec 5.2). */
export const isMobileNumber = (phone: string): boolean => /^5\d{8}$/.test(phone)

/** Without spaces, dashes, brackets and the country's +995. */
export const normalisePhone = (text: string): string =>
  text.replace(/[\s()‐-―-]/g, '').replace(/^(?:\+995|00995|995(?=\d{9}$))/, '')
