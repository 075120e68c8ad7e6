import { catalogue } from './catalogue.ts'

/**
 * The sentences of the catalogue (spec 8.7), for the screens that show them without a reply. Those of a failed call are in
 * `call-messages.ts`, because home loads them.
 */
export const messages = catalogue({
  fileChanged: {
    ka: 'ფაილი „{file}“ არჩევის შემდეგ შეიცვალა ან წაიშალა. აირჩიეთ ხელახლა და გაგზავნეთ.',
    en: 'The file “{file}” was changed or removed after you chose it. Choose it again and send it.',
  },
  retryingLostAnswer: {
    ka: 'კავშირი გაწყდა და ჯერ უცნობია, შესრულდა თუ არა თქვენი მოქმედება. შედეგი კავშირის აღდგენისთანავე გამოჩნდება. მოქმედება ორჯერ არ შესრულდება.',
    en: 'The connection was lost before the answer arrived. The result will be shown as soon as the connection is back. Nothing is done twice.',
  },
  sentWhenOnline: {
    ka: 'ინტერნეტთან კავშირი არ არის. თუ ახლა დააჭერთ, მოთხოვნა კავშირის აღდგენისთანავე გაიგზავნება.',
    en: 'There is no internet connection. What you send now will go out as soon as the connection is back.',
  },
  cannotChooseMinor: {
    ka: 'დამატებითი სპეციალობის არჩევა შეუძლებელია.',
    en: 'You cannot choose a minor program.',
  },
  pictureAwaits: {
    ka: 'ფოტო ელოდება ადმინისტრაციის დადასტურებას.',
    en: 'The picture awaits administration confirmation.',
  },

  // Section 5: validation before a call.
  chooseOne: { ka: 'გთხოვთ, აირჩიოთ ერთ-ერთი', en: 'Please choose one' },
  chooseSlot: {
    ka: 'გთხოვთ, აირჩიოთ თარიღი, დრო და ფილიალი',
    en: 'Please select date , time and branch',
  },
  slotNotAvailable: { ka: 'ეს დრო აღარ არის ხელმისაწვდომი', en: 'Time is not available' },
  valueNotAllowed: { ka: 'ასეთი მნიშვნელობა დაუშვებელია', en: 'This value is not allowed' },
  pleaseFill: { ka: 'გთხოვთ, შეავსოთ', en: 'Please fill this in' },
  chooseAnswer: { ka: 'აირჩიეთ პასუხი', en: 'Choose an answer' },
  saveAnswer: {
    ka: 'დარწმუნებული ხართ, რომ გსურთ არჩეული პასუხის შენახვა?',
    en: 'Are you sure you want to save the selected answer?',
  },
  chooseThisGroup: {
    ka: 'დარწმუნებული ხართ, რომ გსურთ ამ ჯგუფის არჩევა?',
    en: 'Are you sure you want to choose this group?',
  },
  timeCoincides: {
    ka: 'ამ ჯგუფში რეგისტრაცია შეუძლებელია: დრო იკვეთება უკვე არჩეულ საგანთან.',
    en: 'Registration in this group is impossible because its time coincides with an already chosen subject.',
  },
  takenBefore: {
    ka: 'ეს საგანი უკვე გავლილი გაქვთ. გსურთ ხელახლა დარეგისტრირება?',
    en: 'You have already taken this subject. Do you want to register for it again?',
  },
  enterProblem: { ka: 'გთხოვთ, აღწეროთ პრობლემა', en: 'Please enter a problem' },
  fillRequiredFields: { ka: 'შეავსეთ სავალდებულო ველები', en: 'Fill in the required fields' },
  textRequired: { ka: 'ტექსტის ველი სავალდებულოა', en: 'The text field is required' },
  fileRequired: { ka: 'ფაილის ატვირთვა სავალდებულოა', en: 'A file is required' },
  fillAllFields: { ka: 'გთხოვთ, შეავსოთ ყველა ველი', en: 'Please fill in all fields' },
  invalidPhone: {
    ka: 'ტელეფონის ფორმატი არასწორია: საჭიროა საქართველოს მობილურის 9-ნიშნა ნომერი, 5XXXXXXXX. თუ ასეთი ნომერი არ გაქვთ, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Invalid phone format: a Georgian mobile number of 9 digits is needed, 5XXXXXXXX. If you have none, contact the school department.',
  },
  enterReason: { ka: 'მიუთითეთ მიზეზი', en: 'Enter a reason' },
  fileTooBig: {
    ka: 'ფაილი ძალიან დიდია: დასაშვებია არაუმეტეს {limit} მბ',
    en: 'The file is too big: at most {limit} MB is allowed',
  },
  fileEmpty: { ka: 'ფაილი ცარიელია', en: 'The file is empty' },
  fileTypeNotAllowed: {
    ka: 'ამ ტიპის ფაილი დაუშვებელია. დასაშვებია: {types}',
    en: 'This type of file is not allowed. Allowed types: {types}',
  },
  fourDigits: { ka: 'შეიყვანეთ ოთხნიშნა კოდი', en: 'Enter the four-digit code' },
})
