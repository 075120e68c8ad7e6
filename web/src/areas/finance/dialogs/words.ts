import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  informaticsTitle: { ka: 'ტელეფონი და მისამართი', en: 'Your phone and address' },
  informaticsText: {
    ka: 'ინფორმატიკის სტუდენტებთან დასაკავშირებლად უნივერსიტეტს თქვენი ტელეფონი და მისამართი სჭირდება.',
    en: 'To contact its informatics students, the university needs your phone number and address.',
  },
  phone: { ka: 'მობილური ტელეფონი', en: 'Mobile phone' },
  phoneHint: {
    ka: 'საქართველოს მობილურის ნომერი: 9 ციფრი, პირველია 5 (5XXXXXXXX)',
    en: 'A Georgian mobile number: 9 digits, starting with 5 (5XXXXXXXX)',
  },
  otherPhone: { ka: 'სხვა ნომრის მითითება', en: 'Use another number' },
  address: { ka: 'მისამართი', en: 'Address' },
  addressHint: { ka: 'ქალაქი, ქუჩა, ნომერი', en: 'Town, street, number' },
  save: { ka: 'შენახვა', en: 'Save' },

  accountTitle: { ka: 'საბანკო ანგარიში სტიპენდიისთვის', en: 'A bank account for your scholarship' },
  accountText: {
    ka: 'დაგენიშნათ სტიპენდია. მიუთითეთ ქართული ბანკის ანგარიში, რომელზეც ის ჩაირიცხება. დასადასტურებლად ტელეფონზე ოთხნიშნა კოდს გამოგიგზავნით.',
    en: 'You have been granted a scholarship. Enter the account at a Georgian bank to which it will be paid. To confirm it, we will send a four-digit code to your phone.',
  },
  account: { ka: 'ანგარიშის ნომერი (IBAN)', en: 'Account number (IBAN)' },
  accountHint: { ka: '22 სიმბოლო, იწყება ასოებით GE', en: '22 characters that begin with GE' },
  accountLeft: {
    ka: 'დარჩა {count} სიმბოლო',
    en: { one: '{count} character left', other: '{count} characters left' },
  },
  accountTooLong: {
    ka: '{count} სიმბოლო ზედმეტია: ნომერში 22 სიმბოლოა',
    en: {
      one: '{count} character too many: the number has 22',
      other: '{count} characters too many: the number has 22',
    },
  },
  codeSent: {
    ka: 'თქვენს ტელეფონზე გამოგზავნილია ოთხნიშნა კოდი ანგარიშისთვის {account}. ის 5 წუთი მოქმედებს.',
    en: 'A four-digit code for the account {account} was sent to your phone. It is valid for 5 minutes.',
  },
  password: { ka: 'პორტალის პაროლი', en: 'Your portal password' },
  whyPassword: {
    ka: 'რათა სხვამ თავისი ანგარიში ვერ მიუთითოს.',
    en: 'So that nobody else can enter their own account.',
  },
  required: { ka: 'ველის შევსება სავალდებულოა', en: 'This field is required' },
  validLaterTitle: { ka: 'ანგარიში შენახულია', en: 'Your account is saved' },
  validLater: {
    ka: 'ბოლო 24 საათში თქვენი ტელეფონის ნომერი შეიცვალა, ამიტომ ანგარიში მოგვიანებით ამოქმედდება: {when}.',
    en: 'Your phone number was changed within the last 24 hours, so this account becomes valid later: {when}.',
  },
  notYou: {
    ka: 'თუ ნომერი თქვენ არ შეგიცვლიათ, დაუყოვნებლივ შეცვალეთ პაროლი და მიმართეთ სკოლის დეპარტამენტს.',
    en: 'If you did not change the number, change your password at once and contact the school department.',
  },
  understood: { ka: 'გასაგებია', en: 'Got it' },
  confirmAccount: { ka: 'ანგარიშის დადასტურება', en: 'Confirm the account' },
  otherAccount: { ka: 'სხვა ანგარიში', en: 'Another account' },
})
