import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  back: { ka: 'უკან', en: 'Back' },
  newPhone: { ka: 'ახალი ნომერი', en: 'New number' },
  phoneHint: {
    ka: 'საქართველოს მობილურის ნომერი: 9 ციფრი, პირველია 5 (5XXXXXXXX)',
    en: 'A Georgian mobile number: 9 digits, starting with 5 (5XXXXXXXX)',
  },
  sendCode: { ka: 'კოდის გამოგზავნა', en: 'Send the code' },
  codeSent: {
    ka: 'ნომერზე {phone} გამოგზავნილია ოთხნიშნა კოდი. ის 5 წუთი მოქმედებს.',
    en: 'A four-digit code was sent to {phone}. It is valid for 5 minutes.',
  },
  confirmPhone: { ka: 'ნომრის დადასტურება', en: 'Confirm the number' },
  otherNumber: { ka: 'სხვა ნომერი', en: 'Another number' },
  whyPassword: {
    ka: 'პაროლი საჭიროა, რათა თქვენი ნომერი სხვამ ვერ შეცვალოს.',
    en: 'So that nobody else can change your number.',
  },
  changePhone: { ka: 'ტელეფონის ნომრის შეცვლა', en: 'Change phone number' },
  currentPassword: { ka: 'მიმდინარე პაროლი', en: 'Current password' },
  required: { ka: 'ველის შევსება სავალდებულოა', en: 'This field is required' },
})
