/** An ISBN of the demo's own, with its check digit. */
export const makeIsbn = (nth: number): string => {
  const digits = `9789940${String(nth).padStart(5, '0')}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return digits + ((10 - (sum % 10)) % 10)
}
