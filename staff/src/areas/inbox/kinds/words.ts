import { catalogue } from '#web/i18n/catalogue.ts'

/** What only the entries of one kind show. */
export const words = catalogue({
  subject: { ka: 'საგანი', en: 'Subject' },
  exam: { ka: 'გამოცდა', en: 'Exam' },
  question: { ka: 'საკითხი {number}', en: 'Question {number}' },
  studentAnswer: { ka: 'სტუდენტის პასუხი', en: 'Answer of the student' },
  noAnswer: { ka: 'ტექსტი არ არის', en: 'There is no text' },
  correct: { ka: 'სწორი პასუხი', en: 'Correct answer' },
  comment: { ka: 'შემფასებლის კომენტარი', en: 'Comment of the examiner' },
  appeal: { ka: 'აპელაცია', en: 'Appeal' },
  points: { ka: 'ქულა', en: 'Points' },
  pointsOf: { ka: '{score} / {most}', en: '{score} of {most}' },
  newPoints: { ka: 'ახალი ქულა', en: 'New points' },
  newPointsHint: { ka: 'დაკმაყოფილებისას: არაუმეტეს {most}.', en: 'If you accept: at most {most}.' },
  wantedTime: { ka: 'სასურველი დრო', en: 'Wanted time' },
  anyTime: { ka: 'ნებისმიერი', en: 'Any' },
  requests: { ka: 'ამ საგანს ითხოვს', en: 'Ask for this subject' },
  groups: { ka: 'ღია ჯგუფები', en: 'Open groups' },
  document: { ka: 'დოკუმენტი', en: 'Document' },
  deadline: { ka: 'სტუდენტის ვადა', en: 'Deadline of the student' },
  picture: { ka: 'ამჟამინდელი ფოტო', en: 'Present picture' },
  newPicture: { ka: 'ახალი ფოტო', en: 'New picture' },
  freeSeats: { ka: 'თავისუფალი ადგილები', en: 'Free seats' },
})
