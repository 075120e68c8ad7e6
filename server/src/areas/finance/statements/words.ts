import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of bank statements. */
export const words = defineRefusals({
  needsUniversity: {
    status: 403,
    code: 'needs_university',
    ka: 'საბანკო ამონაწერი მთელ უნივერსიტეტს ეხება, თქვენი უფლება კი – მხოლოდ მის ნაწილს. მიმართეთ ადმინისტრატორს.',
    en: 'A bank statement is of the whole university, and your permission of a part of it. Ask an administrator.',
  },
  changedMeanwhile: {
    status: 409,
    code: 'entry_changed',
    ka: 'სანამ ამონაწერს ათვალიერებდით, ის სხვამ შეცვალა. გვერდი განახლდა: გადახედეთ და გაიმეორეთ.',
    en: 'Somebody else has changed this statement while you looked at it. The page is up to date now: look again, and repeat.',
  },
  alreadyBooked: {
    status: 409,
    code: 'entry_booked',
    ka: 'ეს ჩანაწერი სტუდენტის ანგარიშზე უკვე აისახა. ჯერ გააუქმეთ მისი გატარება.',
    en: 'This entry is in the account of a student already. Undo that first.',
  },
  notBooked: {
    status: 409,
    code: 'entry_not_booked',
    ka: 'ეს ჩანაწერი ანგარიშზე გატარებული არ არის. განაახლეთ გვერდი.',
    en: 'This entry is not in an account. Reload the page.',
  },
  foreignCurrency: {
    status: 409,
    code: 'foreign_currency',
    ka: 'ჩანაწერის ვალუტაა {currency}, სტუდენტის ანგარიშისა კი – {account_currency}. პორტალი თანხას არ გადაანგარიშებს: შეიყვანეთ ხელით ან დაუბრუნეთ გამომგზავნს.',
    en: 'The entry is in {currency}, and the account of the student in {account_currency}. The portal converts nothing: enter it by hand, or send it back.',
  },
  studentUnknown: {
    status: 404,
    code: 'student_unknown',
    ka: 'ამ კოდით სტუდენტი ვერ მოიძებნა. შეადარეთ კოდი გადარიცხვის ტექსტს.',
    en: 'No student has this code. Compare it with the text of the transfer.',
  },
  codeOfTwo: {
    status: 409,
    code: 'code_of_two',
    ka: 'ეს ნომერი ერთი სტუდენტის კოდია, მეორის კი – პირადი ნომერი. მიუთითეთ მეორე ნომერი.',
    en: 'This number is the code of one student and the personal number of another. Enter the other number of the student.',
  },
  notByHand: {
    status: 409,
    code: 'not_by_hand',
    ka: 'ასეთი ხელით შეყვანილი გადახდა აღარ არის ან სხვა ჩანაწერს ეკუთვნის. განაახლეთ გვერდი.',
    en: 'There is no such payment that was entered by hand, or it belongs to another entry. Reload the page.',
  },
  otherAmount: {
    status: 409,
    code: 'reference_of_another',
    ka: 'ოპერაცია {reference} უკვე ცნობილია სხვა თანხით, ვალუტით ან თარიღით, ამიტომ ამონაწერი არ აიტვირთა. შეადარეთ ბანკის ორივე ამონაწერი ერთმანეთს.',
    en: 'The number {reference} is known already with another amount, currency or date, so the statement was not taken. Compare the two statements of the bank.',
  },
})

/** Shown at the file: why it cannot be read. */
export const fileWords = {
  broken: {
    ka: 'XML ფაილი დაზიანებულია (სტრიქონი {line}). ჩამოტვირთეთ ამონაწერი ბანკიდან თავიდან.',
    en: 'The XML file is damaged (line {line}). Download the statement from the bank again.',
  },
  hasDoctype: {
    ka: 'ფაილი საკუთარ განსაზღვრებებს (DOCTYPE) შეიცავს, რაც საბანკო ამონაწერში არ გვხვდება. ჩამოტვირთეთ ამონაწერი ბანკიდან.',
    en: 'The file declares entities of its own (DOCTYPE), which no statement of a bank does. Download it from the bank.',
  },
  notCamt: {
    ka: 'ეს camt.053 ამონაწერი არ არის. ბანკში აირჩიეთ ფორმატი „camt.053“ ან CSV.',
    en: 'This is no camt.053 statement. Choose the format “camt.053” at the bank, or CSV.',
  },
  otherFormat: {
    ka: 'ეს {format} ფორმატის ფაილია, რომელსაც პორტალი ვერ კითხულობს. ბანკში აირჩიეთ „camt.053“ ან CSV.',
    en: 'This is a file in the format {format}, which the portal cannot read. Choose “camt.053” or CSV at the bank.',
  },
  notUtf8: {
    ka: 'ფაილი UTF-8 კოდირებაში არ არის. შეინახეთ ფორმატით „CSV UTF-8“.',
    en: 'The file is not UTF-8. Save it as “CSV UTF-8”.',
  },
  brokenCsv: {
    ka: 'CSV ფაილი ვერ იკითხება (სტრიქონი {line}): შეამოწმეთ ბრჭყალები.',
    en: 'The CSV file cannot be read (line {line}): check its quotation marks.',
  },
  empty: {
    ka: 'ფაილში ჩანაწერი არ არის.',
    en: 'The file has no entries.',
  },
  columnMissing: {
    ka: 'მიუთითეთ, რომელ სვეტებშია თარიღი, ოპერაციის ნომერი და თანხა.',
    en: 'Say which columns have the date, the bank reference and the amount.',
  },
  noDate: {
    ka: 'ჩანაწერი {nth}: თარიღი „{value}“ ვერ იკითხება; ნიმუში – 31.12.2026. ფაილიდან არაფერი შენახულა.',
    en: 'Entry {nth}: the date “{value}” cannot be read; one like 31.12.2026 can. Nothing of the file was saved.',
  },
  noReference: {
    ka: 'ჩანაწერი {nth}: ოპერაციის ნომერი არ არის მითითებული, ამიტომ თანხა შეიძლება ორჯერ გატარდეს. ფაილიდან არაფერი შენახულა.',
    en: 'Entry {nth} has no bank reference, so it could be booked twice. Nothing of the file was saved.',
  },
  referenceTwice: {
    ka: 'ჩანაწერი {nth}: ნომერი „{value}“ ფაილში ორჯერ გვხვდება. აირჩიეთ სვეტი, რომლის ნომერი ყველა ჩანაწერს განსხვავებული აქვს.',
    en: 'Entry {nth}: the number “{value}” is in the file twice. Choose the column whose number differs for every entry.',
  },
  not_a_number: {
    ka: 'ჩანაწერი {nth}: თანხა „{value}“ ვერ იკითხება. ფაილიდან არაფერი შენახულა.',
    en: 'Entry {nth}: the amount “{value}” cannot be read. Nothing of the file was saved.',
  },
  too_precise: {
    ka: 'ჩანაწერი {nth}: თანხას „{value}“ წერტილის შემდეგ ორზე მეტი ციფრი აქვს. ფაილიდან არაფერი შენახულა.',
    en: 'Entry {nth}: the amount “{value}” has more than two digits after the point. Nothing of the file was saved.',
  },
  too_large: {
    ka: 'ჩანაწერი {nth}: თანხა „{value}“ ძალიან დიდია. ფაილიდან არაფერი შენახულა.',
    en: 'Entry {nth}: the amount “{value}” is too large. Nothing of the file was saved.',
  },
  noCurrency: {
    ka: 'ჩანაწერი {nth}: ვალუტა „{value}“ ვერ იკითხება. ფაილიდან არაფერი შენახულა.',
    en: 'Entry {nth}: the currency “{value}” cannot be read. Nothing of the file was saved.',
  },
  otherCurrency: {
    ka: 'ჩანაწერი {nth}: თანხა „{value}“ სხვა ვალუტაშია და არა {currency}-ში. აირჩიეთ ვალუტის სვეტი ან სხვა ვალუტა.',
    en: 'Entry {nth}: the amount “{value}” is not in {currency}. Choose the column of the currency, or another currency.',
  },
  pointUnclear: {
    ka: 'ჩანაწერი {nth}: თანხა „{value}“ ბუნდოვანია: არ ჩანს, წერტილი ათასეულებს გამოყოფს თუ თეთრებს. ჩამოტვირთეთ ამონაწერი ბანკიდან თეთრებით (1234.50 ან 1234,50).',
    en: 'Entry {nth}: the point in “{value}” may separate thousands or hundredths. Download the statement with hundredths in all amounts (1234.50 or 1234,50).',
  },
  noDirection: {
    ka: 'ჩანაწერი {nth}: არ ჩანს, თანხა ჩაირიცხა თუ გავიდა („{value}“). ფაილიდან არაფერი შენახულა.',
    en: 'Entry {nth} does not say whether the money came in or went out (“{value}”). Nothing of the file was saved.',
  },
  twoAmounts: {
    ka: 'ჩანაწერი {nth}: თანხა ორივე სვეტშია, ჩარიცხულშიც და გასულშიც. ფაილიდან არაფერი შენახულა; გადაამოწმეთ სვეტები.',
    en: 'Entry {nth} has an amount in both columns, money in and money out. Nothing was saved; check the columns.',
  },
  amountTwice: {
    ka: 'თანხა ორნაირადაა მითითებული. დატოვეთ ან ერთი სვეტი („თანხა“), ან ორი („ჩარიცხული“ და „გასული“).',
    en: 'The amount is given in two ways. Keep either one column (“Amount”) or the two (“Money in” and “Money out”).',
  },
  directionUnused: {
    ka: 'თანხებს ნიშანი არ აქვს, ფაილში კი არის მიმართულების სვეტი (მაგალითად, D და C). აირჩიეთ ის ველში „მიმართულება“ ან დაადასტურეთ, რომ ყველა თანხა ჩაირიცხა.',
    en: 'The amounts have no sign, and the file has a column for the direction, such as D and C. Choose it as “Direction”, or confirm that all amounts came in.',
  },
  signsUnclear: {
    ka: 'სვეტში ნიშნები ერთმანეთს ეწინააღმდეგება. აირჩიეთ, რას ნიშნავს მინუსი.',
    en: 'The signs in a column contradict each other. Choose what the minus means.',
  },
  mixedDecimals: {
    ka: 'ზოგ თანხაში თეთრებს წერტილი გამოყოფს, ზოგში – მძიმე, ამიტომ თანხები საიმედოდ არ იკითხება. ჩამოტვირთეთ ამონაწერი ბანკიდან თავიდან.',
    en: 'Some amounts have a decimal point and others a decimal comma, so they cannot be read safely. Download the statement from the bank again.',
  },
  foreignAccount: {
    ka: 'ანგარიში {account} უნივერსიტეტის ანგარიშებს შორის არ არის, ამიტომ ამონაწერი არ აიტვირთა. თუ ის უნივერსიტეტს ეკუთვნის, სთხოვეთ ადმინისტრატორს, დაამატოს პარამეტრში bank_accounts.',
    en: 'The account {account} is not one of the university’s, so the statement was not accepted. If it should be, ask the administrator to add it to the setting bank_accounts.',
  },
  otherAccount: {
    ka: 'ფაილის მიხედვით, ეს {account} ანგარიშის ამონაწერია. აირჩიეთ ეს ანგარიში.',
    en: 'According to the file, this is the statement of the account {account}. Choose that account.',
  },
  accountUnclear: {
    ka: 'უნივერსიტეტს რამდენიმე ანგარიში აქვს, ფაილში კი არ წერია, რომლის ამონაწერია ეს. აირჩიეთ ანგარიში.',
    en: 'The university has several accounts, and the file does not say whose statement it is. Choose the account.',
  },
  noAccount: {
    ka: 'პორტალში უნივერსიტეტის საბანკო ანგარიში მითითებული არ არის, ამიტომ ამონაწერი ვერ მოწმდება. სთხოვეთ ადმინისტრატორს, შეავსოს პარამეტრი payment_receiver.',
    en: 'The portal does not know the university’s bank account, so no statement can be checked. Ask the administrator to fill in the setting payment_receiver.',
  },
  tooLarge: {
    ka: 'ფაილი ძალიან დიდია: ერთ ჩანაწერში ან მთელ ფაილში იმაზე მეტი მონაცემია, ვიდრე ამონაწერში შეიძლება იყოს. ატვირთეთ უფრო მოკლე პერიოდი.',
    en: 'The file is too large: one entry or the whole file has more than a bank statement ever has. Upload a shorter period.',
  },
  tooSlow: {
    ka: 'ფაილის წაკითხვას ძალიან დიდი დრო დასჭირდა. ატვირთეთ უფრო მოკლე პერიოდი.',
    en: 'The file took too long to read. Upload a shorter period.',
  },
  tooMany: {
    ka: 'ფაილში {most}-ზე მეტი ჩანაწერია. ატვირთეთ უფრო მოკლე პერიოდი.',
    en: 'The file has more than {most} entries. Upload a shorter period.',
  },
} as const satisfies Readonly<Record<string, Phrase>>
