import type { Words } from '#server/records/bad-record.ts'
import type { Outcome } from './sql.ts'

const inFolder = (name: string): Words => ({
  ka: `ფაილი და ანგარიში ინახება საქაღალდეში refused: ${name}.`,
  en: `The file and the report lie in the folder "refused": ${name}.`,
})

/** Why a file of the watched folder is not imported, and what the e-mails say. */
export const words = {
  noFile: (name: string): Words => ({
    ka: `${name} ფაილი კი არა, ბმულია. არაფერი შენახულა; გამოგზავნეთ თავად ფაილი.`,
    en: `${name} is no file, but a link. Nothing was saved; send the file itself.`,
  }),
  noTables: (): Words => ({
    ka: 'ფაილში არცერთი ცხრილი არ არის. არაფერი შენახულა; შეამოწმეთ, სრულად გადმოიწერა თუ არა.',
    en: 'The file has no tables. Nothing was saved; check whether it was copied completely.',
  }),
  badRows: (count: number): Words => ({
    ka: `ფაილში ${count} შეცდომაა. არაფერი შენახულა; შეასწორეთ სტრიქონები და გამოგზავნეთ ხელახლა.`,
    en:
      `There ${count === 1 ? 'is 1 error' : `are ${count} errors`} in the file. Nothing was saved; ` +
      'correct the rows and send it again.',
  }),
  tooManyRemovals: (removals: string, count: number, target: string): Words => ({
    ka:
      `წაიშლებოდა ცხრილის სტრიქონების 5%-ზე მეტი (${removals}). არაფერი შენახულა; შეამოწმეთ, სრულია თუ არა ფაილი. ` +
      `თუ ეს განზრახ არის, გაუშვით: npm run import -- ${target} --allow-removals ${count}`,
    en:
      `More than 5 % of a table would be removed (${removals}). Nothing was saved; check whether the file is complete. ` +
      `If it is meant, run: npm run import -- ${target} --allow-removals ${count}`,
  }),
  repeated: (at: string, target: string): Words => ({
    ka:
      `ამ ფაილის იმპორტი უკვე შესრულდა (${at}), შემდეგ კი მონაცემები სხვა იმპორტმა შეცვალა ან იმპორტი გაუქმდა.` +
      `არაფერი შენახულა; თუ ეს განზრახ არის, გაუშვით: npm run import -- ${target}`,
    en:
      `Exactly this file was imported before (${at}), and another import or an undoing came after it. ` +
      `Nothing was saved; if it is meant, run: npm run import -- ${target}`,
  }),
  unexpected: (): Words => ({
    ka: 'იმპორტი სამჯერ შეწყდა გაუთვალისწინებელი შეცდომით. არაფერი შენახულა; მიზეზი სერვერის ჟურნალშია.',
    en: 'The import has ended three times with an error nobody expected. Nothing was saved; the log has the reason.',
  }),
  refusedSubject: (name: string): Words => ({
    ka: `ფაილის იმპორტი ვერ შესრულდა: ${name}`,
    en: `A file was not imported: ${name}`,
  }),
  refusedText: (name: string, why: Words, causes: Words, target: string): Words => ({
    ka: ['გამარჯობა,', `ფაილის ${name} იმპორტი ვერ შესრულდა. ${why.ka}`, causes.ka, inFolder(target).ka]
      .filter(Boolean)
      .join('\n\n'),
    en: ['Hello,', `The file ${name} was not imported. ${why.en}`, causes.en, inFolder(target).en]
      .filter(Boolean)
      .join('\n\n'),
  }),
  lateSubject: (): Words => ({
    ka: 'მონაცემების ფაილი არ შემოსულა',
    en: 'No file of records has come',
  }),
  lateText: (day: string, time: string): Words => ({
    ka:
      `გამარჯობა,\n\n${day}, ${time} საათამდე პორტალის საქაღალდეში ახალი ფაილი არ შემოსულა. ` +
      'შეამოწმეთ, გაუშვა თუ არა იგი უნივერსიტეტის სისტემამ. მანამდე პორტალში წინა მონაცემებია.',
    en:
      `Hello,\n\nno file came into the folder of the portal by ${time} on ${day}. ` +
      "Check whether the university's system has sent it. Until then the portal has the former records.",
  }),
  moreCauses: (count: number): Words => ({
    ka: `… და კიდევ ${count}, ანგარიშში`,
    en: `… and ${count} more in the report`,
  }),
  count: (count: number): Words => ({
    ka: `${count} სტრიქონი`,
    en: count === 1 ? '1 row' : `${count} rows`,
  }),
}

/** The outcome of a file that is in order. */
export const outcomes: Readonly<Record<Exclude<Outcome, 'refused'>, Words>> = {
  saved: {
    ka: 'ფაილის იმპორტი შესრულდა. იმპორტის გასაუქმებლად გაუშვით: npm run import -- --undo',
    en: 'The file was imported. To take it back, run: npm run import -- --undo',
  },
  unchanged: {
    ka: 'ფაილის იმპორტი შესრულდა; პორტალში უკვე იგივე მონაცემები იყო.',
    en: 'The file was imported; the portal has the same records already.',
  },
  repeated: {
    ka: 'ამ ფაილის იმპორტი უკვე შესრულდა და შემდეგ სხვა იმპორტი აღარ ყოფილა, ამიტომ არაფერი შენახულა.',
    en: 'Exactly this file was imported before, and no other import since; it was not imported again.',
  },
}
