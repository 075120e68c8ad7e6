import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  presentations: { ka: 'პრეზენტაციები', en: 'Presentations' },

  submitNew: { ka: 'პრეზენტაციის ჩაბარება', en: 'Submit a presentation' },
  subject: { ka: 'საგანი', en: 'Subject' },
  until: { ka: 'ბოლო ვადა: {when}', en: 'Until {when}' },
  noDeadline: { ka: 'ვადა დადგენილი არ არის', en: 'No deadline' },
  withoutDeadline: { ka: 'ვადის გარეშე', en: 'no deadline' },
  deadlineMoved: { ka: 'ჩაბარების ბოლო ვადა გადავიდა: {was} → {now}', en: 'Deadline moved: {was} → {now}' },
  submissionOpened: {
    ka: 'პრეზენტაციები უკვე მიიღება, ბოლო ვადა: {now}',
    en: 'Presentations are accepted now, deadline: {now}',
  },
  submissionClosed: { ka: 'პრეზენტაციები აღარ მიიღება', en: 'Presentations are no longer accepted' },
  countLeft: {
    ka: 'შეგიძლიათ ჩააბაროთ კიდევ {count}',
    en: 'You can submit {count} more',
  },
  limitReached: { ka: 'მეტი აღარ მიიღება', en: 'No more are accepted' },
  isOver: { ka: 'ვადა დასრულდა: {when}', en: 'Ended: {when}' },
  enterTitle: { ka: 'შეიყვანეთ სათაური', en: 'Enter the title' },
  chooseSubject: { ka: 'აირჩიეთ საგანი', en: 'Choose the subject' },
  title: { ka: 'სათაური', en: 'Title' },
  file: { ka: 'Word ან PowerPoint ფაილი', en: 'A Word or PowerPoint file' },
  submit: { ka: 'ჩაბარება', en: 'Submit' },
  submitted: { ka: 'პრეზენტაცია ჩაბარებულია.', en: 'Your presentation is submitted.' },
  noSubjects: {
    ka: 'ამ სემესტრში თქვენს საგნებში პრეზენტაცია გათვალისწინებული არ არის. შეკითხვის შემთხვევაში მიმართეთ ლექტორს.',
    en: 'None of your subjects asks for a presentation this semester. If you expected one, ask your lecturer.',
  },
  noneOpen: {
    ka: 'ახლა პრეზენტაცია არცერთ საგანში არ მიიღება.',
    en: 'No subject takes a presentation now.',
  },

  submittedPresentations: { ka: 'ჩაბარებული პრეზენტაციები', en: 'Submitted presentations' },
  nothingSubmitted: {
    ka: 'ჯერ არაფერი ჩაგიბარებიათ. აქ გამოჩნდება თქვენი პრეზენტაციები და მათი ფაილები.',
    en: 'No presentations submitted yet. They will appear here with their files.',
  },
  remove: { ka: 'წაშლა', en: 'Remove' },
  removeOf: { ka: 'წაშლა: {title}', en: 'Remove {title}' },
  removeTitle: { ka: 'წავშალოთ პრეზენტაცია?', en: 'Remove the presentation?' },
  removeText: {
    ka: 'ფაილი სამუდამოდ წაიშლება. ვადის ბოლომდე შეგიძლიათ სხვა ჩააბაროთ.',
    en: 'Its file is deleted for good. You can submit another one until the deadline.',
  },
  removed: { ka: 'პრეზენტაცია წაიშალა', en: 'The presentation is removed' },
})
