import { RefusedRecords } from '../refused-records.ts'

interface Sentence {
  readonly ka: string
  readonly en: string
}

/** Why a file cannot be read, and what to do; `label` is the file, as the reader knows it. */
export const unreadable = {
  largeZip: {
    ka: 'გახსნისას მისი ფაილები ძალიან დიდია. გაყავით.',
    en: 'its files are too large when they are unpacked. Split it.',
  },
  largeWorkbook: {
    ka: 'გახსნისას მისი ფურცლები ძალიან დიდია. გაყავით ან შეინახეთ ფორმატით „CSV UTF-8“.',
    en: 'its sheets are too large when they are unpacked. Split it, or save the sheets as "CSV UTF-8".',
  },
  manyColumns: (sheet: string, cell: string, most: number): Sentence => ({
    ka: `ფურცელზე ${sheet} შევსებულია უჯრა ${cell}, დასაშვებია კი მხოლოდ ${most} სვეტი. წაშალეთ ზედმეტი სვეტები.`,
    en: `the sheet ${sheet} has a value in the cell ${cell}, but only ${most} columns are allowed. Delete the extra columns.`,
  }),
  longCell: (sheet: string, cell: string): Sentence => ({
    ka: `ფურცელზე ${sheet} უჯრის ${cell} ტექსტი ძალიან გრძელია. შეამოკლეთ.`,
    en: `the text in the cell ${cell} of the sheet ${sheet} is too long. Shorten it.`,
  }),
  fullDisk: {
    ka: 'სერვერის დისკზე მის გასახსნელად ადგილი აღარ არის. მიმართეთ პორტალის ადმინისტრატორს: ზღვარია UPLOAD_RESERVE_MB.',
    en: 'the server’s disk has no room to unpack it. Ask the administrator of the portal to free some space; the limit is UPLOAD_RESERVE_MB.',
  },
  manyFiles: (most: number): Sentence => ({
    ka: `ფაილები ${most}-ზე მეტია.`,
    en: `it has more than ${most} files.`,
  }),
  encrypted: (name: string): Sentence => ({
    ka: `ფაილი ${name} დაშიფრულია. შეინახეთ პაროლის გარეშე.`,
    en: `${name} is encrypted. Save it without a password.`,
  }),
  sameName: (name: string): Sentence => ({
    ka: `${name} სახელით ორი ფაილია. დატოვეთ ერთი.`,
    en: `it has two files of the name ${name}. Leave one.`,
  }),
  noZip: {
    ka: 'ZIP ფაილი სრული არ არის. გამოგზავნეთ ან გადმოწერეთ ხელახლა.',
    en: 'it is no complete ZIP file. Send or copy it again.',
  },
  noWorkbook: {
    ka: 'Excel-ის წიგნი სრული არ არის. გახსენით Excel-ში და შეინახეთ ხელახლა .xlsx ფორმატით.',
    en: 'it is no complete workbook. Open it in Excel, and save it again as .xlsx.',
  },
  damaged: (detail: string): Sentence => ({
    ka: `ფაილი დაზიანებულია (${detail}). გამოგზავნეთ ან გადმოწერეთ ხელახლა.`,
    en: `it is damaged (${detail}). Send or copy it again.`,
  }),
  noCsv: {
    ka: 'ეს CSV კი არა, Excel-ის ან ZIP ფაილია. შეინახეთ ფორმატით „CSV UTF-8“.',
    en: 'it is a workbook or a ZIP file, not CSV. Save it as "CSV UTF-8".',
  },
  noText: {
    ka: 'ეს UTF-16-ია ნიშნულის (BOM) გარეშე ან საერთოდ არ არის ტექსტი. შეინახეთ ფორმატით „CSV UTF-8“.',
    en: 'it is UTF-16 without a byte order mark, or no text at all. Save it as "CSV UTF-8".',
  },
  otherEncoding: (letter: string): Sentence => ({
    ka: `კოდირება UTF-8 არ არის: ძველ კოდირებაში, როგორიცაა Windows-1252 (Latin-1), ეს ასო „${letter}“ იქნებოდა. შეინახეთ ფორმატით „CSV UTF-8“.`,
    en:
      `it is not UTF-8, but in an older encoding such as Windows-1252 (Latin-1), in which this is the letter "${letter}". ` +
      'Save it as "CSV UTF-8".',
  }),
} as const

/** The refusal of a file by one of these sentences; `line` is 0 for the whole file. */
export const refuseFile = (label: string, { ka, en }: Sentence, line = 0): RefusedRecords =>
  new RefusedRecords({
    ka: `${label}${line > 0 ? `, სტრიქონი ${line}` : ''}: ${ka} არაფერი შენახულა.`,
    en: `${label}${line > 0 ? `, line ${line}` : ''}: ${en} Nothing was saved.`,
  })

export const refuseWorkbook = (label: string, detail: string): RefusedRecords =>
  new RefusedRecords({
    ka: `${label}: Excel-ის ფაილის წაკითხვა ვერ მოხერხდა (${detail}). შეინახეთ ხელახლა .xlsx ფორმატით. არაფერი შენახულა.`,
    en: `${label} is no workbook that can be read (${detail}). Nothing was saved.`,
  })

const csvErrors: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'ბრჭყალი იხსნება და არ იხურება',
  CSV_INVALID_CLOSING_QUOTE: 'დამხურავი ბრჭყალის შემდეგ გამყოფი ნიშანი არ არის',
  INVALID_OPENING_QUOTE: 'ბრჭყალი უჯრის შუაშია; ჩაწერეთ ორჯერ და უჯრა ბრჭყალებში ჩასვით',
}

export const refuseCsv = (label: string, line: number, code: string, detail: string): RefusedRecords =>
  new RefusedRecords({
    ka: `${label}, სტრიქონი ${line}: აქედან წაკითხვა ვერ მოხერხდა (${csvErrors[code] ?? detail}). არაფერი შენახულა.`,
    en: `${label} cannot be read from line ${line} on: ${detail}. Nothing was saved.`,
  })
