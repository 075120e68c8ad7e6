/**
 * Takes a number as it is kept; says whether it is a Georgian mobile number: 9 digits starting with 5 (spec
 * 5).
 */
export const isMobileNumber = (phone: string): boolean => /^5\d{8}$/.test(phone)

/** Takes a number as people write it; gives it without spaces, dashes, brackets and the country's +995. */
export const normalisePhone = (text: string): string =>
  text.replace(/[\s()‐-―-]/g, '').replace(/^(?:\+995|00995|995(?=\d{9}$))/, '')
