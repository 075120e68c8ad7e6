import type { Words } from '../bad-record.ts'

/** Why an import cannot be undone, and what to do. */
export const words = {
  edited: (table: string, keys: string): Words => ({
    ka: `იმპორტი ვერ გაუქმდება: ცხრილის ${table} სტრიქონები იმპორტის შემდეგ ხელით შეიცვალა (${keys}). არაფერი შეცვლილა; შემოიტანეთ წინა ფაილები.`,
    en:
      `The import cannot be undone, because its ${table} were edited by hand since: ${keys}. ` +
      'Nothing was changed; import the former files instead.',
  }),
  used: (table: string, relations: string): Words => ({
    ka: `იმპორტი ვერ გაუქმდება: ცხრილში ${table} დამატებულ სტრიქონებს უკვე სხვა ჩანაწერები იყენებს (${relations}). არაფერი შეცვლილა; შემოიტანეთ წინა ფაილები.`,
    en:
      `The import cannot be undone, because rows of ${relations} refer to ${table} that it added. ` +
      'Nothing was changed; import the former files instead.',
  }),
  depends: (detail: string): Words => ({
    ka: `იმპორტი ვერ გაუქმდება: მასზე სხვა ჩანაწერია დამოკიდებული (${detail}). არაფერი შეცვლილა; შემოიტანეთ წინა ფაილები.`,
    en:
      `The import cannot be undone, because something depends on it: ${detail} ` +
      'Nothing was changed; import the former files instead.',
  }),
  blocked: (code: string, owner: string, reason: Words, others: number): Words => ({
    ka: `იმპორტი ვერ გაუქმდება: ჩანაწერი ${code} (სტუდენტი ${owner}) აღარ უქმდება – ${reason.ka}.${others > 0 ? ` ასეთი კიდევ არის: ${others}.` : ''} არაფერი შეცვლილა; დაამატეთ გამასწორებელი ჩანაწერები.`,
    en:
      `The import cannot be undone, because the entry ${code} of the student ${owner} cannot be reversed: ${reason.en}.` +
      `${others > 0 ? ` So it is with ${others} more.` : ''} Nothing was changed; add entries that correct them.`,
  }),
  forbidden: (): Words => ({
    ka: 'იმპორტი ვერ გაუქმდება: მან ფინანსური ჩანაწერები ან პარამეტრები შეცვალა, რასაც სხვა უფლებაც სჭირდება. არაფერი შეცვლილა; სთხოვეთ გაუქმება მას, ვისაც ფინანსების ან პორტალის მართვის უფლება აქვს.',
    en: 'The import cannot be undone by you, because it has changed records of money or settings, which needs another permission too. Nothing was changed; ask somebody of finance or the administrator of the portal to undo it.',
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
