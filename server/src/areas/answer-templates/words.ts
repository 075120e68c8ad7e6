/** Of fields of a template. */
export const fieldWords = {
  unknown: {
    ka: 'აღნიშვნა {placeholder} არ არსებობს. გამოიყენეთ {სახელი}, {ნომერი} ან {საგანი}.',
    en: '{placeholder} is no placeholder. Use {name}, {number} or {subject}.',
  },
}
