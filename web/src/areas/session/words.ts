import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  portal: { ka: 'სტუდენტური პორტალი', en: 'Student portal' },
  login: { ka: 'შესვლა', en: 'Log in' },
  code: { ka: 'სტუდენტის კოდი', en: 'Student code' },
  password: { ka: 'პაროლი', en: 'Password' },
  forgot: { ka: 'დაგავიწყდათ პაროლი?', en: 'Forgot your password?' },
  notLoaded: {
    ka: 'პორტალის ჩატვირთვა ვერ მოხერხდა. შეამოწმეთ ინტერნეტი.',
    en: 'The portal could not be loaded. Check your connection.',
  },
  reload: { ka: 'გვერდის განახლება', en: 'Reload the page' },
  sessionEnded: {
    ka: 'თქვენი სესია დასრულდა. შედით ხელახლა: იმავე გვერდზე დაბრუნდებით და ნახავთ, შესრულდა თუ არა ბოლო მოქმედება.',
    en: 'Your session has ended. Log in again to return to the same page and see whether your last action was done.',
  },
  codeMissing: { ka: 'შეიყვანეთ სტუდენტის კოდი', en: 'Enter your student code' },
  passwordMissing: { ka: 'შეიყვანეთ პაროლი', en: 'Enter your password' },
  loggingIn: { ka: 'მიმდინარეობს შესვლა…', en: 'Logging in…' },
  demoStudents: { ka: 'სადემო სტუდენტები', en: 'Demo students' },
  demoHint: {
    ka: 'აირჩიეთ სტუდენტი: კოდი და პაროლი ავტომატურად შეივსება.',
    en: 'Choose a student: the code and the password are filled in for you.',
  },
  forgotName: { ka: 'პაროლის აღდგენა', en: 'Forgotten password' },
  forgotText: {
    ka: 'შეიყვანეთ სტუდენტის კოდი. ახალი პაროლის ბმულს უნივერსიტეტის ელფოსტაზე გამოგიგზავნით.',
    en: 'Enter your student code. We will send a link for a new password to your university e-mail.',
  },
  sendLink: { ka: 'ბმულის გამოგზავნა', en: 'Send the link' },
  sending: { ka: 'იგზავნება…', en: 'Sending…' },
  linkSent: {
    ka: 'თუ ასეთი კოდი არსებობს, ბმული უნივერსიტეტის ელფოსტაზე გაიგზავნა. ის 30 წუთის განმავლობაში მოქმედებს და მხოლოდ ერთხელ გამოიყენება.',
    en: 'If this code exists, a link has been sent to its university e-mail. It works once, within 30 minutes.',
  },
  backToLogin: { ka: 'შესვლის გვერდზე დაბრუნება', en: 'Back to the log-in page' },
  newPasswordName: { ka: 'ახალი პაროლი', en: 'New password' },
  newPassword: { ka: 'ახალი პაროლი', en: 'New password' },
  newPasswordHint: { ka: 'სულ მცირე {shortest} სიმბოლო', en: 'At least {shortest} characters' },
  repeatPassword: { ka: 'გაიმეორეთ ახალი პაროლი', en: 'Repeat the new password' },
  passwordsDiffer: { ka: 'პაროლები ერთმანეთს არ ემთხვევა', en: 'The passwords are not the same' },
  blank: { ka: 'პაროლი მხოლოდ ინტერვალებისგან ვერ შედგება', en: 'The password must not be blank' },
  short: { ka: 'საჭიროა სულ მცირე {shortest} სიმბოლო', en: 'At least {shortest} characters are needed' },
  long: { ka: 'დასაშვებია მაქსიმუმ {longest} სიმბოლო', en: 'At most {longest} characters are allowed' },
  common: {
    ka: 'ეს პაროლი ადვილი გამოსაცნობია, აირჩიეთ სხვა',
    en: 'This password is easy to guess. Choose another one',
  },
  renewCalendar: {
    ka: 'კალენდრის ძველი მისამართის გაუქმება',
    en: 'Also revoke my old calendar address',
  },
  renewCalendarHint: {
    ka: 'მონიშნეთ, თუ თქვენი პაროლი შესაძლოა სხვამაც იცოდა. ახალ მისამართს ცხრილის გვერდზე მიიღებთ.',
    en: 'Tick this if somebody else may have known your password. You will get a new address on the schedule page.',
  },
  savePassword: { ka: 'პაროლის შენახვა', en: 'Save the password' },
  saving: { ka: 'ინახება…', en: 'Saving…' },
  passwordSaved: {
    ka: 'პაროლი შეიცვალა. ახლა შედით სისტემაში ახალი პაროლით.',
    en: 'The password has been changed. Now log in with the new one.',
  },
  requestNewLink: { ka: 'ახალი ბმულის მოთხოვნა', en: 'Ask for a new link' },
  logoutName: { ka: 'გასვლა', en: 'Log out' },
  loggingOut: { ka: 'მიმდინარეობს გასვლა…', en: 'Logging out…' },
})
