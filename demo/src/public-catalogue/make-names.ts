/** A name in both languages. */
interface BothNames {
  readonly ka: string
  readonly en: string
}

const fields: readonly (readonly [ka: string, kaGenitive: string, en: string])[] = [
  ['წრფივი ალგებრა', 'წრფივი ალგებრის', 'Linear Algebra'],
  ['მათემატიკური ანალიზი', 'მათემატიკური ანალიზის', 'Calculus'],
  ['ალბათობის თეორია', 'ალბათობის თეორიის', 'Probability Theory'],
  ['სტატისტიკა', 'სტატისტიკის', 'Statistics'],
  ['დისკრეტული მათემატიკა', 'დისკრეტული მათემატიკის', 'Discrete Mathematics'],
  ['პროგრამირება', 'პროგრამირების', 'Programming'],
  ['ალგორითმები', 'ალგორითმების', 'Algorithms'],
  ['მონაცემთა ბაზები', 'მონაცემთა ბაზების', 'Databases'],
  ['ოპერაციული სისტემები', 'ოპერაციული სისტემების', 'Operating Systems'],
  ['კომპიუტერული ქსელები', 'კომპიუტერული ქსელების', 'Computer Networks'],
  ['ინფორმაციული უსაფრთხოება', 'ინფორმაციული უსაფრთხოების', 'Information Security'],
  ['ხელოვნური ინტელექტი', 'ხელოვნური ინტელექტის', 'Artificial Intelligence'],
  ['მანქანური სწავლება', 'მანქანური სწავლების', 'Machine Learning'],
  ['კომპიუტერული გრაფიკა', 'კომპიუტერული გრაფიკის', 'Computer Graphics'],
  ['ფიზიკა', 'ფიზიკის', 'Physics'],
  ['ქიმია', 'ქიმიის', 'Chemistry'],
  ['ბიოლოგია', 'ბიოლოგიის', 'Biology'],
  ['მიკროეკონომიკა', 'მიკროეკონომიკის', 'Microeconomics'],
  ['მაკროეკონომიკა', 'მაკროეკონომიკის', 'Macroeconomics'],
  ['მარკეტინგი', 'მარკეტინგის', 'Marketing'],
  ['მენეჯმენტი', 'მენეჯმენტის', 'Management'],
  ['ფინანსები', 'ფინანსების', 'Finance'],
  ['სამოქალაქო სამართალი', 'სამოქალაქო სამართლის', 'Civil Law'],
  ['სისხლის სამართალი', 'სისხლის სამართლის', 'Criminal Law'],
  ['საერთაშორისო ურთიერთობები', 'საერთაშორისო ურთიერთობების', 'International Relations'],
  ['ფსიქოლოგია', 'ფსიქოლოგიის', 'Psychology'],
  ['სოციოლოგია', 'სოციოლოგიის', 'Sociology'],
  ['საქართველოს ისტორია', 'საქართველოს ისტორიის', 'History of Georgia'],
  ['ქართული ლიტერატურა', 'ქართული ლიტერატურის', 'Georgian Literature'],
  ['ფილოსოფია', 'ფილოსოფიის', 'Philosophy'],
  ['ინგლისური ენა', 'ინგლისური ენის', 'English Language'],
  ['გერმანული ენა', 'გერმანული ენის', 'German Language'],
  ['არქიტექტურა', 'არქიტექტურის', 'Architecture'],
  ['მასალათა მეცნიერება', 'მასალათა მეცნიერების', 'Materials Science'],
  ['ელექტროტექნიკა', 'ელექტროტექნიკის', 'Electrical Engineering'],
  ['თერმოდინამიკა', 'თერმოდინამიკის', 'Thermodynamics'],
  ['ანატომია', 'ანატომიის', 'Anatomy'],
  ['ფიზიოლოგია', 'ფიზიოლოგიის', 'Physiology'],
  ['ეკოლოგია', 'ეკოლოგიის', 'Ecology'],
  ['გეოგრაფია', 'გეოგრაფიის', 'Geography'],
]

const forms: readonly ((field: (typeof fields)[number]) => BothNames)[] = [
  ([, of, en]) => ({ ka: `${of} საფუძვლები`, en: `Foundations of ${en}` }),
  ([ka, , en]) => ({ ka: `${ka} I`, en: `${en} I` }),
  ([ka, , en]) => ({ ka: `${ka} II`, en: `${en} II` }),
  ([, of, en]) => ({ ka: `${of} მეთოდები`, en: `Methods of ${en}` }),
  ([, of, en]) => ({ ka: `${of} რჩეული თავები`, en: `Selected Topics in ${en}` }),
  ([, of, en]) => ({ ka: `${of} პრაქტიკუმი`, en: `Practical Course in ${en}` }),
  ([, of, en]) => ({ ka: `${of} სემინარი`, en: `Seminar in ${en}` }),
  ([, of, en]) => ({ ka: `${of} თანამედროვე პრობლემები`, en: `Current Problems of ${en}` }),
  ([, of, en]) => ({ ka: `${of} პროექტი`, en: `Project in ${en}` }),
]

const firstNames: readonly BothNames[] = [
  { ka: 'ნინო', en: 'Nino' },
  { ka: 'გიორგი', en: 'Giorgi' },
  { ka: 'მარიამ', en: 'Mariam' },
  { ka: 'ლუკა', en: 'Luka' },
  { ka: 'ანა', en: 'Ana' },
  { ka: 'დავით', en: 'Davit' },
  { ka: 'თამარ', en: 'Tamar' },
  { ka: 'ნიკოლოზ', en: 'Nikoloz' },
  { ka: 'ელენე', en: 'Elene' },
  { ka: 'ლევან', en: 'Levan' },
  { ka: 'სალომე', en: 'Salome' },
  { ka: 'საბა', en: 'Saba' },
  { ka: 'ქეთევან', en: 'Ketevan' },
]

const lastNames: readonly BothNames[] = [
  { ka: 'ბერიძე', en: 'Beridze' },
  { ka: 'კაპანაძე', en: 'Kapanadze' },
  { ka: 'გელაშვილი', en: 'Gelashvili' },
  { ka: 'მაისურაძე', en: 'Maisuradze' },
  { ka: 'გიორგაძე', en: 'Giorgadze' },
  { ka: 'ლომიძე', en: 'Lomidze' },
  { ka: 'წიკლაური', en: 'Tsiklauri' },
  { ka: 'კვარაცხელია', en: 'Kvaratskhelia' },
  { ka: 'ხუციშვილი', en: 'Khutsishvili' },
  { ka: 'აბაშიძე', en: 'Abashidze' },
  { ka: 'ჯაფარიძე', en: 'Japaridze' },
  { ka: 'მესხი', en: 'Meskhi' },
  { ka: 'ნოზაძე', en: 'Nozadze' },
  { ka: 'რამიშვილი', en: 'Ramishvili' },
  { ka: 'ცხადაძე', en: 'Tskhadadze' },
  { ka: 'შენგელია', en: 'Shengelia' },
  { ka: 'ჩხეიძე', en: 'Chkheidze' },
]

/** The number in a code like S17, or one computed from its letters: the same code always has the same name. */
const toNumber = (code: string): number => {
  const digits = /^\D*(\d{1,6})$/.exec(code)?.[1]
  if (digits !== undefined) return Number(digits)
  let number = 7
  for (let at = 0; at < code.length; at += 1) number = (number * 31 + code.charCodeAt(at)) % 1_000_003
  return number
}

const pickAt = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item

/** A title for a subject of a catalogue without titles: the same at each import. */
export const makeSubjectName = (code: string): BothNames => {
  const number = toNumber(code)
  return pickAt(forms, Math.floor(number / fields.length))(pickAt(fields, number))
}

/** A first and a last name for a person of a catalogue without names: the same at each import. */
export const makePersonName = (code: string): { first: BothNames; last: BothNames } => {
  const number = toNumber(code)
  return { first: pickAt(firstNames, number), last: pickAt(lastNames, number * 7 + Math.floor(number / 13)) }
}
