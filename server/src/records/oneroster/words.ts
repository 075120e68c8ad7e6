import type { Words } from '../bad-record.ts'

type Reason = { readonly reason: Words; readonly repair: Words }

/** Why a package of OneRoster cannot be imported, and what to do. */
export const words = {
  manifestColumns: (): Reason => ({
    reason: {
      ka: 'მანიფესტის სვეტები propertyName და value არ არის',
      en: 'the columns of the manifest are not propertyName and value',
    },
    repair: { ka: 'შეასწორეთ პირველი სტრიქონი.', en: 'Correct the first line.' },
  }),
  repeatedProperty: (): Reason => ({
    reason: { ka: 'თვისება ორჯერ გვხვდება', en: 'the property stands there twice' },
    repair: { ka: 'დატოვეთ ერთი სტრიქონი.', en: 'Keep one of the lines.' },
  }),
  missingProperty: (property: string, value: string): Reason => ({
    reason: {
      ka: `მანიფესტში არ არის თვისება ${property}`,
      en: `the manifest lacks the property ${property}`,
    },
    repair: {
      ka: `დაამატეთ სტრიქონი ${property},${value}.`,
      en: `Add the line ${property},${value}.`,
    },
  }),
  version: (property: string, value: string): Reason => ({
    reason: {
      ka: `${property} სხვა ვერსიას უთითებს`,
      en: `the package has another version (${property})`,
    },
    repair: {
      ka: `გაიტანეთ მონაცემები OneRoster-ის იმ ვერსიით, რომლის ${property} არის ${value}.`,
      en: `Export the data in the version of OneRoster whose ${property} is ${value}.`,
    },
  }),
  delta: (): Reason => ({
    reason: {
      ka: 'ფაილში მხოლოდ ცვლილებებია (delta), იმპორტი კი სრულ ფაილებს კითხულობს (bulk)',
      en: 'the file has changes only (delta), and the import reads whole files (bulk)',
    },
    repair: { ka: 'გაიტანეთ ფაილი სრულად: bulk.', en: 'Export the whole file: bulk.' },
  }),
  mode: (): Reason => ({
    reason: { ka: 'მნიშვნელობა არც bulk არის და არც absent', en: 'the value is neither bulk nor absent' },
    repair: { ka: 'ჩაწერეთ bulk ან absent.', en: 'Write bulk or absent.' },
  }),
  absentFile: (file: string): Reason => ({
    reason: {
      ka: `მანიფესტის მიხედვით, ფაილი ${file}.csv უნდა იყოს, მაგრამ არ არის`,
      en: `the manifest says that there is a file ${file}.csv, and there is none`,
    },
    repair: {
      ka: `დაურთეთ ფაილი ან მანიფესტში ჩაწერეთ absent.`,
      en: 'Add the file, or write absent into the manifest.',
    },
  }),
  unannouncedFile: (file: string): Reason => ({
    reason: {
      ka: `მანიფესტის მიხედვით, ფაილი ${file}.csv არ უნდა იყოს, მაგრამ არის`,
      en: `there is a file ${file}.csv, and the manifest says that there is none`,
    },
    repair: {
      ka: 'მანიფესტში ჩაწერეთ bulk ან ამოიღეთ ფაილი.',
      en: 'Write bulk into the manifest, or take the file out.',
    },
  }),
  unknownFile: (): Reason => ({
    reason: { ka: 'OneRoster-ში ასეთი ფაილი არ არის', en: 'OneRoster has no such file' },
    repair: {
      ka: 'ამოიღეთ ფაილი ან შემოიტანეთ ცალკე, მანიფესტის გარეშე.',
      en: 'Take the file out, or import it separately, without the manifest.',
    },
  }),
  needs: (file: string): Reason => ({
    reason: {
      ka: `ამ ფაილის წასაკითხად საჭიროა ${file}.csv`,
      en: `${file}.csv is needed to read this file`,
    },
    repair: { ka: `დაურთეთ ${file}.csv.`, en: `Add ${file}.csv.` },
  }),
  missingColumn: (column: string): Reason => ({
    reason: { ka: `სვეტი ${column} არ არის`, en: `the column ${column} is missing` },
    repair: {
      ka: 'დაამატეთ სვეტი ისე, როგორც OneRoster 1.2.1-ის აღწერაშია; დიდ და პატარა ასოებს მნიშვნელობა აქვს.',
      en: 'Add the column as the binding of OneRoster 1.2.1 has it; small and capital letters matter.',
    },
  }),
  empty: (column: string): Reason => ({
    reason: { ka: 'სავალდებულო ველი ცარიელია', en: 'a required value is empty' },
    repair: { ka: `შეავსეთ სვეტი ${column}.`, en: `Fill in the column ${column}.` },
  }),
  notAllowed: (values: readonly string[]): Reason => ({
    reason: { ka: 'ასეთი მნიშვნელობა არ დაიშვება', en: 'the value is not one of those allowed' },
    repair: { ka: `დასაშვებია: ${values.join(', ')}.`, en: `Allowed are: ${values.join(', ')}.` },
  }),
  endBeforeBegin: (column: string): Reason => ({
    reason: { ka: 'დასასრული დასაწყისზე ადრეა', en: 'it ends before it begins' },
    repair: { ka: `შეასწორეთ ${column} ან endDate.`, en: `Correct ${column} or endDate.` },
  }),
  repeatedID: (): Reason => ({
    reason: {
      ka: 'ეს sourcedId ფაილში მეორედ გვხვდება',
      en: 'an earlier row of the file has the same sourcedId',
    },
    repair: { ka: 'დატოვეთ ერთი სტრიქონი.', en: 'Keep one of the rows.' },
  }),
  unknownID: (file: string): Reason => ({
    reason: {
      ka: `ასეთი sourcedId ფაილში ${file}.csv არ არის`,
      en: `no row of ${file}.csv has this sourcedId`,
    },
    repair: {
      ka: `შეასწორეთ sourcedId ან დაამატეთ სტრიქონი ფაილში ${file}.csv.`,
      en: `Correct the sourcedId, or add the row to ${file}.csv.`,
    },
  }),
  noRole: (): Reason => ({
    reason: {
      ka: 'roles.csv-ში ამ ადამიანს როლი არ აქვს',
      en: 'the person has no role in roles.csv',
    },
    repair: {
      ka: 'დაამატეთ სტრიქონი roles.csv-ში.',
      en: 'Add a row to roles.csv.',
    },
  }),
} as const
