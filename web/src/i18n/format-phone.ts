import { isMobileNumber, normalisePhone } from '#rules/account/phone.ts'

/** A Georgian mobile number as "+995 500 00 00 01", never broken over two lines; any other as it is. */
export const formatPhone = (phone: string): string => {
  const digits = normalisePhone(phone)
  if (!isMobileNumber(digits)) return phone
  return ['+995', digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 7), digits.slice(7)].join('\u00a0')
}
