import type { Words } from '../bad-record.ts'

/** Why an import cannot be undone, and what to do. */
export const words = {
  edited: (table: string, keys: string): Words => ({
    ka: `იმპორტი ვერ გაუქმდება: ცხრილის ${table} სტრიქონები მას შემდეგ ხელით შეიცვალა (${keys}). არაფერი შეცვლილა; დააიმპორტეთ წინა ფაილები.`,
    en:
      `The import cannot be undone, because its ${table} were edited by hand since: ${keys}. ` +
      'Nothing was changed; import the former files instead.',
  }),
  used: (table: string, relations: string): Words => ({
    ka: `იმპორტი ვერ გაუქმდება: მის მიერ ცხრილში ${table} დამატებულ სტრიქონებს უკვე იყენებს სხვა ჩანაწერი (${relations}). არაფერი შეცვლილა; დააიმპორტეთ წინა ფაილები.`,
    en:
      `The import cannot be undone, because rows of ${relations} refer to ${table} that it added. ` +
      'Nothing was changed; import the former files instead.',
  }),
  depends: (detail: string): Words => ({
    ka: `იმპორტი ვერ გაუქმდება: მასზე სხვა ჩანაწერია დამოკიდებული (${detail}). არაფერი შეცვლილა; დააიმპორტეთ წინა ფაილები.`,
    en:
      `The import cannot be undone, because something depends on it: ${detail} ` +
      'Nothing was changed; import the former files instead.',
  }),
  final: (table: string): Words => ({
    ka: `იმპორტი ვერ გაუქმდება: ცხრილის ${table} სტრიქონები საბოლოოა. არაფერი შეცვლილა; დაამატეთ გამასწორებელი ჩანაწერები.`,
    en: `The import cannot be undone, because rows of ${table} are final. Nothing was changed; add entries that correct them.`,
  }),
  nothing: (): Words => ({
    ka: 'გასაუქმებელი იმპორტი არ არის.',
    en: 'There is no import that could be undone.',
  }),
  changed: (): Words => ({
    ka: 'ამასობაში სხვა იმპორტი შესრულდა ან გაუქმდა. არაფერი შეცვლილა; განაახლეთ სია.',
    en: 'Another import was made or undone meanwhile. Nothing was changed; read the list again.',
  }),
}
