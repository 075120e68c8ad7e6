import type { Words } from './bad-record.ts'

type Reason = { readonly reason: Words; readonly repair: Words }

const toText: Words = {
  ka: 'მიანიჭეთ სვეტს ფორმატი „ტექსტი“ და ჩაწერეთ მნიშვნელობა ხელახლა.',
  en: 'Format the column as Text and enter the value again.',
}

const didYouMean = (nearest: string): Words => ({
  ka: `ხომ არ იგულისხმება ${nearest}? შეასწორეთ სახელი.`,
  en: `Did you mean ${nearest}? Correct the name.`,
})
const list = (values: readonly string[]) => values.join(', ')

/** Why a value or a row of a file cannot be imported, and what to do. */
export const words = {
  database: (detail: string): Words => ({
    ka: `არაფერი შენახულა, რადგან მონაცემთა ბაზამ ცვლილება არ მიიღო: ${detail}`,
    en: `Nothing was saved, because the database refused: ${detail}`,
  }),
  missing: (column: string): Reason => ({
    reason: { ka: 'სავალდებულო ველი ცარიელია', en: 'a required value is empty' },
    repair: { ka: `შეავსეთ სვეტი ${column}.`, en: `Fill in the column ${column}.` },
  }),
  questionMarks: (): Reason => ({
    reason: { ka: 'ასოების ნაცვლად კითხვის ნიშნებია', en: 'there are question marks instead of letters' },
    repair: {
      ka: 'შეინახეთ ფაილი Excel-იდან „CSV UTF-8“ ფორმატით.',
      en: 'Save the file from Excel as "CSV UTF-8".',
    },
  }),
  controlCharacters: (): Reason => ({
    reason: { ka: 'ტექსტში უხილავი სიმბოლოა', en: 'the text has an invisible character' },
    repair: { ka: 'აკრიფეთ ტექსტი ხელახლა.', en: 'Type the text again.' },
  }),
  invisible: (character: string): Reason => ({
    reason: {
      ka: `ტექსტში უხილავი სიმბოლოა (${character})`,
      en: `the text has an invisible character (${character})`,
    },
    repair: {
      ka: 'გაასუფთავეთ უჯრა და აკრიფეთ ხელახლა, კოპირების გარეშე.',
      en: 'Empty the cell and type it again, without pasting.',
    },
  }),
  tooLong: (max: number): Reason => ({
    reason: { ka: `ტექსტი ${max} სიმბოლოზე გრძელია`, en: `the text is longer than ${max} characters` },
    repair: { ka: 'შეამოკლეთ ტექსტი.', en: 'Shorten the text.' },
  }),
  shape: (shape: Words, example: string): Reason => ({
    reason: { ka: `საჭიროა ${shape.ka}`, en: `the value is not ${shape.en}` },
    repair: { ka: `ჩაწერეთ, მაგალითად, ${example}.`, en: `Write it like ${example}.` },
  }),
  notWhole: (): Reason => ({
    reason: { ka: 'მთელი რიცხვი არ არის', en: 'the value is not a whole number' },
    repair: {
      ka: 'ჩაწერეთ მხოლოდ ციფრები, ინტერვალისა და მძიმის გარეშე.',
      en: 'Write digits only, without spaces and commas.',
    },
  }),
  notDecimal: (scale: number): Reason => ({
    reason: {
      ka: `რიცხვი არ არის, ან წერტილის შემდეგ ${scale}-ზე მეტი ციფრია`,
      en: `the value is not a number with at most ${scale} digits after the point`,
    },
    repair: {
      ka: 'ჩაწერეთ ციფრები და ერთი წერტილი, მაგალითად, 12.5.',
      en: 'Write digits and one point, such as 12.5.',
    },
  }),
  noFilePath: (): Reason => ({
    reason: {
      ka: 'ფაილის სახელი files/-ით არ იწყება ან სხვა საქაღალდეზე მიუთითებს',
      en: 'the name of the file does not begin with files/, or leads out of it',
    },
    repair: {
      ka: 'ჩადეთ ფაილი საქაღალდეში files და ჩაწერეთ, მაგალითად, files/syllabus.pdf.',
      en: 'Put the file into the folder "files" and write it like files/syllabus.pdf.',
    },
  }),
  missingFile: (): Reason => ({
    reason: { ka: 'ასეთი ფაილი საქაღალდეში files არ არის', en: 'the folder "files" has no such file' },
    repair: {
      ka: 'დაურთეთ ფაილი ან შეასწორეთ მისი სახელი. Excel-ის ფაილს სხვა ფაილები არ მოჰყვება: გამოიყენეთ ZIP ან საქაღალდე.',
      en: 'Add the file, or correct its name. A workbook brings no files: use a ZIP file or a folder.',
    },
  }),
  emptyFile: (): Reason => ({
    reason: { ka: 'ფაილი ცარიელია', en: 'the file is empty' },
    repair: { ka: 'დაურთეთ ფაილი ხელახლა.', en: 'Add the file again.' },
  }),
  brokenPicture: (): Reason => ({
    reason: { ka: 'სურათი დაზიანებულია', en: 'the picture is damaged' },
    repair: {
      ka: 'გახსენით სურათი და შეინახეთ ხელახლა JPEG ან PNG ფორმატით.',
      en: 'Open the picture, and save it again as JPEG or PNG.',
    },
  }),
  otherContent: (): Reason => ({
    reason: {
      ka: 'ფაილის შიგთავსი მის გაფართოებას არ შეესაბამება',
      en: 'the file is not what the ending of its name says',
    },
    repair: {
      ka: 'გახსენით ფაილი და შეინახეთ საჭირო ფორმატით.',
      en: 'Open the file, and save it in the format that it should have.',
    },
  }),
  otherType: (types: readonly string[]): Reason => ({
    reason: { ka: 'ამ ტიპის ფაილი არ დაიშვება', en: 'files of this type are not accepted' },
    repair: { ka: `დასაშვებია: ${list(types)}.`, en: `Accepted are: ${list(types)}.` },
  }),
  tooLarge: (megabytes: number): Reason => ({
    reason: {
      ka: `ფაილი ძალიან დიდია: დასაშვებია არაუმეტეს ${megabytes} მბ`,
      en: `the file is larger than ${megabytes} MB`,
    },
    repair: { ka: 'შეამცირეთ ან გაყავით ფაილი.', en: 'Make the file smaller, or divide it.' },
  }),
  notJson: (): Reason => ({
    reason: { ka: 'მნიშვნელობა JSON არ არის', en: 'the value is no JSON' },
    repair: {
      ka: 'ჩაწერეთ რიცხვი, ტექსტი ბრჭყალებში, სია ან ობიექტი, როგორც ექსპორტშია.',
      en: 'Write a number, a text in quotation marks, a list or an object, as in the export.',
    },
  }),
  outOfRange: (from: number, to: number): Reason => ({
    reason: {
      ka: `რიცხვი ${from}-სა და ${to}-ს შორის არ არის`,
      en: `the number is not between ${from} and ${to}`,
    },
    repair: { ka: 'შეასწორეთ რიცხვი.', en: 'Correct the number.' },
  }),
  notDate: (): Reason => ({
    reason: { ka: 'ასეთი თარიღი არ არის', en: 'there is no such date' },
    repair: {
      ka: 'ჩაწერეთ წელი, თვე და დღე ამ სახით: YYYY-MM-DD.',
      en: 'Write year, month and day: 2026-09-14.',
    },
  }),
  notDatetime: (): Reason => ({
    reason: { ka: 'ასეთი თარიღი და დრო არ არის', en: 'there is no such date and time' },
    repair: {
      ka: 'ჩაწერეთ უნივერსიტეტის დროით, ამ სახით: YYYY-MM-DDTHH:MM.',
      en: 'Write it in the time of the university: 2026-09-14T10:00.',
    },
  }),
  notTime: (): Reason => ({
    reason: { ka: 'ასეთი დრო არ არის', en: 'there is no such time' },
    repair: { ka: 'ჩაწერეთ საათი და წუთი: 10:00.', en: 'Write hours and minutes: 10:00.' },
  }),
  notBoolean: (): Reason => ({
    reason: { ka: 'მნიშვნელობა არც yes არის და არც no', en: 'the value is neither yes nor no' },
    repair: { ka: 'ჩაწერეთ yes ან no.', en: 'Write yes or no.' },
  }),
  notAllowed: (values: readonly string[]): Reason => ({
    reason: { ka: 'ასეთი მნიშვნელობა არ დაიშვება', en: 'the value is not one of those allowed' },
    repair: { ka: `დასაშვებია: ${list(values)}.`, en: `Allowed are: ${list(values)}.` },
  }),
  repeated: (key: readonly string[]): Reason => ({
    reason: {
      ka: 'ეს სტრიქონი ფაილში მეორედ გვხვდება',
      en: 'an earlier row of the file has the same key',
    },
    repair: {
      ka: `დატოვეთ ერთი სტრიქონი ან შეცვალეთ: ${list(key)}.`,
      en: `Keep one of the rows, or change ${list(key)}.`,
    },
  }),
  unknownCode: (table: string, hasFile: boolean): Reason => ({
    reason: {
      ka: `ასეთი კოდი ცხრილში ${table} არ არის`,
      en: `no row of ${table} has this code`,
    },
    repair: hasFile
      ? {
          ka: `შეასწორეთ კოდი ან დაამატეთ სტრიქონი ცხრილში ${table}.`,
          en: `Correct the code, or add the row to ${table}.`,
        }
      : {
          ka: `შეასწორეთ კოდი ან დაურთეთ ფაილი ${table}.`,
          en: `Correct the code, or add the file ${table}.`,
        },
  }),
  missingColumn: (column: string): Reason => ({
    reason: { ka: `სვეტი ${column} არ არის`, en: `the column ${column} is missing` },
    repair: {
      ka: 'დაამატეთ სვეტი; სახელი პირველ სტრიქონში უნდა ეწეროს.',
      en: 'Add the column; its name stands in the first line.',
    },
  }),
  repeatedColumn: (): Reason => ({
    reason: { ka: 'სვეტი ორჯერ გვხვდება', en: 'the column stands there twice' },
    repair: { ka: 'წაშალეთ ერთ-ერთი.', en: 'Delete one of them.' },
  }),
  unknownColumn: (known: readonly string[], nearest?: string): Reason => ({
    reason: { ka: 'ასეთი სვეტი არ არსებობს', en: 'there is no such column' },
    repair:
      nearest === undefined
        ? { ka: `სვეტებია: ${list(known)}.`, en: `The columns are: ${list(known)}.` }
        : didYouMean(nearest),
  }),
  repeatedTable: (): Reason => ({
    reason: { ka: 'ეს ცხრილი სხვა ფაილშიც არის', en: 'another file has this table too' },
    repair: { ka: 'დატოვეთ ცხრილის ერთი ფაილი.', en: 'Keep one file of the table.' },
  }),
  unknownTable: (known: readonly string[], nearest?: string): Reason => ({
    reason: { ka: 'ასეთი ცხრილი არ არსებობს', en: 'there is no such table' },
    repair:
      nearest === undefined
        ? { ka: `ფაილების სახელებია: ${list(known)}.`, en: `The names of files are: ${list(known)}.` }
        : didYouMean(nearest),
  }),
  tooManyCells: (): Reason => ({
    reason: { ka: 'სტრიქონში სვეტებზე მეტი უჯრაა', en: 'the row has more cells than there are columns' },
    repair: {
      ka: 'ტექსტი, რომელშიც გამყოფი ნიშანია, ბრჭყალებში ჩასვით.',
      en: 'Put a text that has the separator in it in quotation marks.',
    },
  }),
  formula: (): Reason => ({
    reason: { ka: 'უჯრაში ფორმულაა', en: 'the cell has a formula' },
    repair: {
      ka: 'დააკოპირეთ სვეტი და ჩასვით როგორც მნიშვნელობები.',
      en: 'Copy the column and paste it as values.',
    },
  }),
  /** A text column with a cell of another type. */
  typedCell: {
    date: (): Reason => ({
      reason: {
        ka: 'უჯრაში თარიღია, სვეტი კი ტექსტისაა: Excel-მა აკრეფილი ტექსტი შეცვალა',
        en: 'the cell is a date in a text column: Excel has changed what was typed',
      },
      repair: toText,
    }),
    boolean: (): Reason => ({
      reason: {
        ka: 'უჯრაში TRUE ან FALSE წერია, სვეტი კი ტექსტისაა',
        en: 'the cell is TRUE or FALSE in a text column',
      },
      repair: toText,
    }),
    decimal: (): Reason => ({
      reason: {
        ka: 'უჯრაში რიცხვია, სვეტი კი ტექსტისაა: ბოლო ნულები ან აკრეფილი კოდი დაიკარგა',
        en: 'the cell is a number in a text column: trailing zeros or the typed code may be lost',
      },
      repair: toText,
    }),
  },
  percentCell: (): Reason => ({
    reason: { ka: 'უჯრაში პროცენტია', en: 'the cell is a percentage' },
    repair: {
      ka: 'მიანიჭეთ სვეტს ფორმატი „რიცხვი“ და ჩაწერეთ რიცხვი ნიშნის % გარეშე.',
      en: 'Format the column as Number and enter the number without %.',
    },
  }),
  errorCell: (): Reason => ({
    reason: { ka: 'უჯრაში შეცდომაა', en: 'the cell has an error' },
    repair: { ka: 'შეასწორეთ უჯრა Excel-ში.', en: 'Correct the cell in Excel.' },
  }),
  inexactNumber: (): Reason => ({
    reason: {
      ka: 'რიცხვი ძალიან გრძელია, Excel-მა ციფრები დაკარგა',
      en: 'the number is so long that Excel has lost digits',
    },
    repair: toText,
  }),
  lostZeros: (digits: number): Reason => ({
    reason: {
      ka: `პირად ნომერს ${digits} ციფრზე ნაკლები აქვს: წინა ნულები დაიკარგა`,
      en: `the personal number has fewer than ${digits} digits: leading zeros were lost`,
    },
    repair: {
      ka: 'მიანიჭეთ სვეტს ფორმატი „ტექსტი“ და ჩაწერეთ ნომერი ნულებით.',
      en: 'Format the column as Text and enter the number with its zeros.',
    },
  }),
  scientific: (): Reason => ({
    reason: {
      ka: 'რიცხვი შემოკლებულად წერია, როგორც Excel ინახავს, და ციფრები დაიკარგა',
      en: 'the number is written with an exponent, as Excel saves it, so digits are lost',
    },
    repair: toText,
  }),
  mergedCells: (): Reason => ({
    reason: { ka: 'უჯრები გაერთიანებულია', en: 'the cells are merged' },
    repair: {
      ka: 'გააუქმეთ გაერთიანება და ჩაწერეთ მნიშვნელობა თითოეულში.',
      en: 'Unmerge them, and write the value into each.',
    },
  }),
  hiddenSheet: (): Reason => ({
    reason: { ka: 'ფურცელი დამალულია', en: 'the sheet is hidden' },
    repair: { ka: 'გამოაჩინეთ ან წაშალეთ.', en: 'Show it, or delete it.' },
  }),
}
