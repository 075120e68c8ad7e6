/** Of fields of a template. */
export const fieldWords = {
  unknown: {
    ka: '{placeholder} შემცვლელი არ არის. გამოიყენეთ {სახელი}, {ნომერი} ან {საგანი}.',
    en: '{placeholder} is no placeholder. Use {name}, {number} or {subject}.',
  },
}
