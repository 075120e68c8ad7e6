interface Text {
  readonly ka: string
  readonly en: string
}

interface Question {
  readonly text: Text
  readonly correct: Text | null
  readonly maxPoints: number
  /** The answer, its points and the examiner's comment; null: nothing. */
  readonly answer: Text | null
  readonly score: number
  readonly comment: Text | null
  readonly page: number | null
}

const definition: Question = {
  text: {
    ka: 'განმარტეთ კურსის მთავარი ცნება თქვენი სიტყვებით და მოიყვანეთ ერთი მაგალითი.',
    en: 'Explain the main concept of the course in your own words and give one example.',
  },
  correct: {
    ka: 'სრულ პასუხში არის განმარტება, მისი გამოყენების პირობები და საკუთარი მაგალითი.',
    en: 'A full answer has the definition, the conditions under which it is used, and an example of your own.',
  },
  maxPoints: 3,
  answer: {
    ka: 'ცნება აღწერს, როგორ იცვლება შედეგი, როცა იცვლება მხოლოდ ერთი პირობა. მაგალითად: ორი ჯგუფი ერთი და იმავე დავალებით, სადაც მხოლოდ დრო განსხვავდება.',
    en: 'It describes how the result changes when only one condition changes. For example: two groups with the same task where nothing but the time is different.',
  },
  score: 3,
  comment: null,
  page: 1,
}

const comparison: Question = {
  text: {
    ka: 'შეადარეთ ლექციაზე განხილული ორი მიდგომა: როდის აირჩევდით თითოეულს?',
    en: 'Compare the two approaches from the lecture: when would you choose each of them?',
  },
  correct: {
    ka: 'პირველი სწრაფია, მაგრამ მიახლოებითი; მეორე ზუსტია და მეტ მონაცემს ითხოვს. შეფასებისთვის საჭიროა ორივე შემთხვევა.',
    en: 'The first is quick but approximate; the second is exact and needs more data. Both cases are needed for full points.',
  },
  maxPoints: 3,
  answer: {
    ka: 'პირველს ავირჩევდი, როცა დრო ცოტაა და მიახლოებითი პასუხი საკმარისია.',
    en: 'I would choose the first when there is little time and an approximate answer is enough.',
  },
  score: 1.5,
  comment: {
    ka: 'მეორე მიდგომა არ არის განხილული.',
    en: 'The second approach is not discussed.',
  },
  page: 1,
}

const task: Question = {
  text: {
    ka: 'ამოხსენით ამოცანა ბლანკზე და აჩვენეთ ყველა ნაბიჯი.',
    en: 'Solve the problem on the sheet and show every step.',
  },
  correct: null,
  maxPoints: 4,
  answer: null,
  score: 3,
  comment: {
    ka: 'მესამე ნაბიჯში ნიშანი შეცდომით გადაიტანეთ, დანარჩენი სწორია.',
    en: 'A sign was carried over wrongly in the third step; all else is right.',
  },
  page: 2,
}

/** The questions of a quiz with one student's answers, of ten points. */
export const quiz: readonly Question[] = [definition, comparison, task]

/** The questions of a final exam: of the same kinds, of forty points, one without an answer. */
export const finalExam: readonly Question[] = [
  { ...definition, maxPoints: 10, score: 9 },
  { ...comparison, maxPoints: 10, score: 6 },
  { ...task, maxPoints: 15, score: 12 },
  {
    text: {
      ka: 'რა შეიცვლებოდა თქვენს პასუხში, მონაცემები ორჯერ მეტი რომ ყოფილიყო?',
      en: 'What would change in your answer if there were twice as much data?',
    },
    correct: null,
    maxPoints: 5,
    answer: null,
    score: 0,
    comment: null,
    page: null,
  },
]

/** The appeals of the demo, with their answers. */
export const appeals = {
  waiting: {
    text: {
      ka: 'მეორე მიდგომა ბლანკის მეორე გვერდზე მაქვს აღწერილი. გთხოვთ, გაითვალისწინოთ.',
      en: 'I described the second approach on the second sheet. Please take it into account.',
    },
    answer: null,
  },
  accepted: {
    text: {
      ka: 'მესამე ნაბიჯის შემდეგ პასუხი სწორია: ნიშანი ერთხელ მაქვს შეცვლილი და ბოლოს გასწორებული.',
      en: 'The answer is right after the third step: the sign was changed once and put right at the end.',
    },
    answer: {
      ka: 'გადავხედეთ: ნიშანი მართლაც გასწორებულია. ქულა გაიზარდა.',
      en: 'We looked again: the sign was put right indeed. The points were raised.',
    },
  },
} as const satisfies Record<string, { readonly text: Text; readonly answer: Text | null }>

/** The examiners' comments on the whole paper. */
export const remarks: readonly Text[] = [
  {
    ka: 'ნაშრომი გასაგებადაა დაწერილი. შემდეგ ჯერზე ორივე მიდგომა შეადარეთ და დასკვნა ცალკე გამოყავით.',
    en: 'A clearly written work. Next time compare both approaches, and set your conclusion apart.',
  },
]
