import { languages } from './languages.ts'
import { choice, gap, type DemoUnit } from './unit.ts'

/** The units with a text and without audio. */
export const readingUnits: readonly DemoUnit[] = [
  {
    ...languages.english,
    level: 'B2',
    unit: { ka: 'აკადემიური ელფოსტა', en: 'An academic e-mail' },
    about: {
      ka: 'წაიკითხეთ სტუდენტის წერილი ლექტორთან და ნახეთ, რით არის ის თავაზიანი, მოკლე და გასაგები.',
      en: "Read a student's letter to a lecturer, and see what makes it polite, short and clear.",
    },
    title: 'Request for an extension',
    text: "Dear Dr Lomidze,\nI am writing about the essay that is due this Friday. I have been ill since Monday and have a doctor's note. Would it be possible to hand the essay in on the following Wednesday instead?\nI have finished the reading and about half of the text, which I attach so that you can see how far I am.\nThank you for considering this.\nKind regards,\nTamar Jorbenadze, group 3",
    audio: [],
    tasks: [
      choice('რას ითხოვს სტუდენტი?', 'What does the student ask for?', [
        'Another topic',
        '*Five more days',
        'A higher mark',
      ]),
      choice('რა დაურთო წერილს?', 'What is attached?', [
        "The doctor's note",
        '*Half of the essay',
        'The reading list',
      ]),
      gap(
        'შეავსეთ ტექსტის მიხედვით: I … … ill since Monday.',
        'Fill in from the text: I … … ill since Monday.',
        ['have been', 'I have been'],
      ),
    ],
  },
  {
    ...languages.german,
    level: 'A1',
    unit: { ka: 'გაცნობა', en: 'Introducing yourself' },
    about: {
      ka: 'ორი სტუდენტი ერთმანეთს პირველ ლექციაზე ეცნობა.',
      en: 'Two students meet at their first lecture.',
    },
    title: 'Im Hörsaal',
    text: 'Hallo, ich heiße Nino. Und wie heißt du?\nIch bin Jonas. Ich komme aus Köln. Woher kommst du?\nIch komme aus Tiflis, aus Georgien. Ich studiere Informatik.\nIch auch! Ist der Platz hier frei?\nJa, bitte.',
    audio: [],
    tasks: [
      choice('საიდან არის იონასი?', 'Where does Jonas come from?', ['*Köln', 'Berlin', 'Tiflis']),
      choice('რას სწავლობს ნინო?', 'What does Nino study?', ['Medizin', '*Informatik', 'Jura']),
      gap('შეავსეთ: Wie … du?', 'Fill in: Wie … du?', ['heißt', 'heisst']),
    ],
  },
  {
    ...languages.french,
    level: 'A1',
    unit: { ka: 'კაფეში', en: 'At the café' },
    about: { ka: 'როგორ შევუკვეთოთ და როგორ გადავიხადოთ.', en: 'How to order and how to pay.' },
    title: 'Au café',
    text: 'Bonjour, vous désirez ?\nBonjour, un café et un croissant, s’il vous plaît.\nEt pour vous, mademoiselle ?\nUn thé au citron, merci.\nL’addition, s’il vous plaît. C’est combien ?\nHuit euros cinquante.',
    audio: [],
    tasks: [
      choice('რას სვამს ქალბატონი?', 'What does the lady drink?', ['Un café', '*Un thé', 'Un chocolat']),
      gap('რამდენია ანგარიში? ჩაწერეთ რიცხვი.', 'How much is the bill? Write the number.', ['8,50', '8,5']),
      gap('შეავსეთ: s’il vous …', 'Fill in: s’il vous …', ['plaît', 'plait']),
    ],
  },
  {
    ...languages.spanish,
    level: 'A1',
    unit: { ka: 'ქალაქში', en: 'In the city' },
    about: { ka: 'როგორ ვიკითხოთ გზა.', en: 'How to ask the way.' },
    title: '¿Dónde está la biblioteca?',
    text: 'Perdone, ¿dónde está la biblioteca?\nEstá cerca. Siga todo recto y gire a la izquierda.\n¿Está lejos a pie?\nNo, son cinco minutos.\nMuchas gracias.\nDe nada.',
    audio: [],
    tasks: [
      choice('საით უნდა გადაუხვიოს?', 'Which way should she turn?', ['*A la izquierda', 'A la derecha']),
      gap('რამდენი წუთის სავალია? ჩაწერეთ რიცხვით.', 'How many minutes is it? Write a figure.', [
        '5',
        'cinco',
      ]),
    ],
  },
]
