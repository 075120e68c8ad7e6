import type { CheckWords } from '../check.ts'

export const catalogueWords: Readonly<Record<string, CheckWords>> = {
  'no-school': {
    title: { ka: 'სკოლა არ არის', en: 'No schools' },
    mend: {
      ka: 'დაამატეთ სკოლები ფაილებით: npm run import (ცხრილი school).',
      en: 'Add the schools from files: npm run import (table school).',
    },
  },
  'no-programme': {
    title: { ka: 'პროგრამა არ არის', en: 'No programmes' },
    mend: {
      ka: 'დაამატეთ პროგრამები მოდულებით: npm run import (ცხრილები programme და module).',
      en: 'Add the programmes with their modules: npm run import (tables programme and module).',
    },
  },
  'no-subject': {
    title: { ka: 'საგანი არ არის', en: 'No subjects' },
    mend: {
      ka: 'დაამატეთ საგნები: npm run import (ცხრილები subject და module_subject).',
      en: 'Add the subjects: npm run import (tables subject and module_subject).',
    },
  },
  'programme-without-modules': {
    title: { ka: 'პროგრამას მოდულები არ აქვს', en: 'A programme has no modules' },
    mend: {
      ka: 'დაამატეთ პროგრამის მოდულები (ცხრილი module): მათ გარეშე სტუდენტი საგანს ვერ აირჩევს.',
      en: 'Add the modules of the programme (table module): without them students can choose no subject.',
    },
  },
  'module-without-subjects': {
    title: { ka: 'მოდულს საგნები არ აქვს', en: 'A module has no subjects' },
    mend: {
      ka: 'დაამატეთ საგნები მოდულში (ცხრილი module_subject) ან წაშალეთ მოდული.',
      en: 'Put subjects into the module (table module_subject), or delete the module.',
    },
  },
  'module-credits-short': {
    title: {
      ka: 'მოდულის საგნების კრედიტი მოთხოვნილზე ნაკლებია',
      en: 'The subjects of a module have fewer credits than it requires',
    },
    mend: {
      ka: 'დაამატეთ საგნები (ცხრილი module_subject) ან შეამცირეთ module.required_credits.',
      en: 'Add subjects (table module_subject), or lower module.required_credits.',
    },
  },
  'module-limits-contradict': {
    title: { ka: 'მოდულის მაქსიმუმი მინიმუმზე ნაკლებია', en: 'The maximum of a module is below its minimum' },
    mend: {
      ka: 'შეასწორეთ module.maximum_credits ან module.required_credits.',
      en: 'Correct module.maximum_credits or module.required_credits.',
    },
  },
  'block-subjects-short': {
    title: {
      ka: 'ბლოკში უფრო ცოტა საგანია, ვიდრე უნდა აირჩეს',
      en: 'A block has fewer subjects than must be chosen',
    },
    mend: {
      ka: 'დაამატეთ ბლოკის საგნები (module_subject.block_id) ან შეამცირეთ module_block.choose.',
      en: 'Add subjects to the block (module_subject.block_id), or lower module_block.choose.',
    },
  },
  'module-cycle': {
    title: { ka: 'მოდულები ერთმანეთს წრიულად მოითხოვს', en: 'Modules require each other in a cycle' },
    mend: {
      ka: 'გაასუფთავეთ module.after_module_id ერთ-ერთ მათგანში.',
      en: 'Clear module.after_module_id of one of them.',
    },
  },
  'prerequisite-cycle': {
    title: { ka: 'საგნები ერთმანეთის წინაპირობაა', en: 'Subjects are prerequisites of each other' },
    mend: {
      ka: 'წაშალეთ ერთ-ერთი წინაპირობა (ცხრილი subject_prerequisite).',
      en: 'Delete one of the prerequisites (table subject_prerequisite).',
    },
  },
  'prerequisite-not-taught': {
    title: { ka: 'წინაპირობა საგანია, რომელიც არ ისწავლება', en: 'A prerequisite is never taught' },
    mend: {
      ka: 'დაამატეთ საგანი მოდულში ან წაშალეთ წინაპირობა (ცხრილი subject_prerequisite).',
      en: 'Put the subject into a module, or delete the prerequisite (table subject_prerequisite).',
    },
  },
  'name-missing': {
    title: { ka: 'სახელი ერთ-ერთ ენაზე აკლია', en: 'A name is missing in a language' },
    mend: { ka: 'შეავსეთ name_ka და name_en.', en: 'Fill in name_ka and name_en.' },
  },
  'english-name-in-georgian': {
    title: { ka: 'ინგლისური სახელი ქართული ასოებით წერია', en: 'An English name is in Georgian letters' },
    mend: { ka: 'შეასწორეთ name_en.', en: 'Correct name_en.' },
  },
  'subject-without-description': {
    title: { ka: 'საგანს აღწერა არ აქვს', en: 'A subject has no description' },
    mend: {
      ka: 'დაამატეთ აღწერა ორივე ენაზე (ცხრილი subject_outline).',
      en: 'Add its description in both languages (table subject_outline).',
    },
  },
}
