import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  pageNeedsInternet: {
    ka: 'ამ გვერდს ინტერნეტი სჭირდება და კავშირის აღდგენისთანავე თავისით გაიხსნება. მანამდე შეგიძლიათ ნახოთ მთავარი გვერდი, ცხრილი, გამოცდები და კალენდარი.',
    en: 'This page needs an internet connection and will open as soon as you are back online. Until then you can see the home page, schedule, exams and calendar.',
  },
  partNeedsInternet: { ka: 'ინტერნეტის გარეშე არ ჩანს.', en: 'Not available offline.' },
  portal: { ka: 'სტუდენტური პორტალი', en: 'Student portal' },
  loading: { ka: 'იტვირთება…', en: 'Loading…' },
  tryAgain: { ka: 'ხელახლა ცდა', en: 'Try again' },
  reload: { ka: 'გვერდის განახლება', en: 'Reload the page' },
  wrongAddress: {
    ka: 'ასეთი გვერდი არ არსებობს. შესაძლოა, მისამართი არასწორია.',
    en: 'There is no page at this address. Check the address.',
  },
  error: { ka: 'შეცდომა', en: 'Error' },
  warning: { ka: 'ყურადღება', en: 'Attention' },
  success: { ka: 'შესრულდა', en: 'Done' },
  info: { ka: 'ინფორმაცია', en: 'Information' },
  charactersLeft: {
    ka: 'დარჩა {left} სიმბოლო',
    en: { one: '{left} character left', other: '{left} characters left' },
  },
  noCharactersLeft: {
    ka: 'ადგილი აღარ დარჩა: მაქსიმუმ {most} სიმბოლო',
    en: 'No characters left: at most {most}',
  },
  close: { ka: 'დახურვა', en: 'Close' },
  save: { ka: 'შენახვა', en: 'Save' },
  back: { ka: 'უკან', en: 'Back' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
  later: { ka: 'მოგვიანებით', en: 'Later' },
  undo: { ka: 'დაბრუნება', en: 'Undo' },
  undone: { ka: 'დაბრუნებულია', en: 'Undone' },
  chooseFile: { ka: 'ფაილის არჩევა', en: 'Choose a file' },
  otherFile: { ka: 'სხვა ფაილის არჩევა', en: 'Choose another file' },
  removeFile: { ka: 'ფაილის მოხსნა: {file}', en: 'Remove the file {file}' },
  remove: { ka: 'მოხსნა', en: 'Remove' },
  fileLimit: { ka: 'არაუმეტეს {limit} მბ: {types}', en: 'At most {limit} MB: {types}' },
  sentSoFar: { ka: 'გაიგზავნა {percent}%', en: '{percent}% sent' },
  resumesLater: {
    ka: 'კავშირი გაწყდა. ატვირთვა კავშირის აღდგენისთანავე გაგრძელდება.',
    en: 'Connection lost. The upload continues as soon as the connection is back.',
  },
  showPassword: { ka: 'პაროლის ჩვენება', en: 'Show password' },
  hidePassword: { ka: 'პაროლის დამალვა', en: 'Hide password' },
})
