import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  examSchedule: { ka: 'გამოცდების ცხრილი', en: 'Exam schedule' },
  typeLabel: { ka: 'გამოცდის ტიპი', en: 'Type of exam' },
  all: { ka: 'ყველა', en: 'All' },
  instructions: { ka: 'რა უნდა იცოდეთ გამოცდის წინ', en: 'What to know before an exam' },
  registerBy: {
    ka: 'დისტანციურ გამოცდებზე რეგისტრაციის ბოლო ვადაა {date}.',
    en: 'The last day to register for distance exams is {date}.',
  },
  howToRegister: {
    ka: 'დასარეგისტრირებლად მიმართეთ საგამოცდო ცენტრს.',
    en: 'To register, contact the examination centre.',
  },
  rulesOfExams: { ka: 'გამოცდის წესები', en: 'Exam rules' },
  deadlineMoved: {
    ka: 'დისტანციურ გამოცდებზე რეგისტრაციის ბოლო ვადა გადავიდა: {was} → {now}',
    en: 'Last day to register for distance exams moved: {was} → {now}',
  },
  deadlineAdded: {
    ka: 'დისტანციურ გამოცდებზე რეგისტრაციის ბოლო ვადა დაინიშნა: {now}',
    en: 'Last day to register for distance exams: {now}',
  },
  deadlineRemoved: {
    ka: 'დისტანციურ გამოცდებზე რეგისტრაციის ბოლო ვადა გაუქმდა: {was}',
    en: 'Last day to register for distance exams cancelled: {was}',
  },
  noExams: {
    ka: 'აქ თქვენი გამოცდები გამოჩნდება, როცა მათი ცხრილი გამოქვეყნდება.',
    en: 'Your exams will appear here once their schedule is published.',
  },
  noUpcoming: { ka: 'მომავალი გამოცდა აღარ გაქვთ.', en: 'You have no upcoming exams.' },
  noQuizzes: {
    ka: 'აუდიტორიაში ჩასაწერი ქვიზი აღარ გაქვთ.',
    en: 'No upcoming quizzes held as exams.',
  },
  aboutQuizzes: {
    ka: 'ეს ქვიზები აუდიტორიაში იწერება, როგორც გამოცდა.',
    en: 'These quizzes are held in the classroom, as exams.',
  },
  onlineQuizzes: {
    ka: 'ონლაინ ტესტები იხილეთ გვერდზე „გასაკეთებელი“.',
    en: 'Online quizzes are in To do.',
  },
  pastExams: { ka: 'ჩატარებული გამოცდები ({count})', en: 'Past exams ({count})' },
  examCount: { ka: '{count} გამოცდა', en: { one: '{count} exam', other: '{count} exams' } },
  running: { ka: 'მიმდინარეობს', en: 'now' },
  over: { ka: 'დასრულდა', en: 'over' },
  fileDue: { ka: 'ფაილია ასატვირთი', en: 'submit your file' },
  hours: { ka: '{count} საათი', en: { one: '{count} hour', other: '{count} hours' } },
  minutes: { ka: '{count} წუთი', en: { one: '{count} minute', other: '{count} minutes' } },
  each: { ka: 'თითო {length}', en: '{length} each' },
  distance: { ka: 'დისტანციური', en: 'Distance' },
  seat: { ka: 'ადგილი {seat}', en: 'Seat {seat}' },
  overlaps: { ka: 'იკვეთება გამოცდასთან: {subject}', en: 'Overlaps with the exam in {subject}' },
  someOverlap: {
    ka: 'ზოგიერთი გამოცდის დრო იკვეთება. მიმართეთ სკოლის დეპარტამენტს, რომ ერთ-ერთი გადაგიტანონ.',
    en: 'Some of your exams overlap. Contact the school department to have one of them moved.',
  },
  isNew: { ka: 'დაინიშნა: {now}', en: 'Announced: {now}' },
  isCancelled: { ka: 'გაუქმდა: {was}', en: 'Cancelled: {was}' },
  uploadMoved: { ka: 'ფაილების ატვირთვა გადავიდა: {was} → {now}', en: 'File upload moved: {was} → {now}' },
  isMoved: { ka: 'გადავიდა: {was} → {now}', en: 'Moved: {was} → {now}' },
})
