import type { CheckWords } from '../check.ts'

export const catalogueWords: Readonly<Record<string, CheckWords>> = {
  'no-school': {
    title: { ka: 'სკოლები დამატებული არ არის', en: 'No schools' },
    fix: {
      ka: 'დაამატეთ სკოლები ფაილებით: npm run import (schools.csv, docs/records.md).',
      en: 'Add the schools from files: npm run import (schools.csv, docs/records.md).',
    },
  },
  'no-programme': {
    title: { ka: 'პროგრამები დამატებული არ არის', en: 'No programmes' },
    fix: {
      ka: 'დაამატეთ პროგრამები მოდულებით: npm run import (programmes.csv, modules.csv).',
      en: 'Add the programmes with their modules: npm run import (programmes.csv, modules.csv).',
    },
  },
  'no-subject': {
    title: { ka: 'საგნები დამატებული არ არის', en: 'No subjects' },
    fix: {
      ka: 'დაამატეთ საგნები: npm run import (subjects.csv, module_subjects.csv).',
      en: 'Add the subjects: npm run import (subjects.csv, module_subjects.csv).',
    },
  },
  'programme-without-modules': {
    title: { ka: 'პროგრამას მოდულები არ აქვს', en: 'A programme has no modules' },
    fix: {
      ka: 'დაამატეთ პროგრამის მოდულები (modules.csv): მათ გარეშე სტუდენტი საგანს ვერ აირჩევს.',
      en: 'Add the modules of the programme (modules.csv): without them students can choose no subject.',
    },
  },
  'module-without-subjects': {
    title: { ka: 'მოდულს საგნები არ აქვს', en: 'A module has no subjects' },
    fix: {
      ka: 'დაამატეთ საგნები მოდულში (module_subjects.csv) ან წაშალეთ მოდული.',
      en: 'Put subjects into the module (module_subjects.csv), or delete the module.',
    },
  },
  'module-credits-short': {
    title: {
      ka: 'მოდულის საგნების კრედიტი მოთხოვნილზე ნაკლებია',
      en: 'The subjects of a module have fewer credits than it requires',
    },
    fix: {
      ka: 'დაამატეთ საგნები (module_subjects.csv) ან შეამცირეთ required_credits (modules.csv).',
      en: 'Add subjects (module_subjects.csv), or lower required_credits (modules.csv).',
    },
  },
  'module-limits-contradict': {
    title: { ka: 'მოდულის მაქსიმუმი მინიმუმზე ნაკლებია', en: 'The maximum of a module is below its minimum' },
    fix: {
      ka: 'შეასწორეთ maximum_credits ან required_credits (modules.csv).',
      en: 'Correct maximum_credits or required_credits (modules.csv).',
    },
  },
  'module-limits-too-tight': {
    title: {
      ka: 'მოდულის შეზღუდვების გამო მოთხოვნილი კრედიტი ვერ გროვდება',
      en: 'The limits of a module leave fewer credits than it requires',
    },
    fix: {
      ka: 'გაზარდეთ maximum_subjects (modules.csv) ან choose (module_blocks.csv), ან შეამცირეთ required_credits.',
      en: 'Raise maximum_subjects (modules.csv) or choose (module_blocks.csv), or lower required_credits.',
    },
  },
  'module-never-opens': {
    title: { ka: 'მოდული არასდროს იხსნება', en: 'A module never opens' },
    fix: {
      ka: 'after_module-ში მიუთითეთ იმავე პროგრამის მოდული, რომელიც სულ მცირე after_credits კრედიტს იძლევა (modules.csv).',
      en: 'Choose an after_module of the same programme that offers as many credits as after_credits (modules.csv).',
    },
  },
  'programme-credits-exceeded': {
    title: {
      ka: 'მოდულები პროგრამის კრედიტებზე მეტს მოითხოვს',
      en: 'The modules require more credits than the programme has',
    },
    fix: {
      ka: 'შეასწორეთ ects (programmes.csv) ან required_credits (modules.csv). რიცხვები: მოთხოვნილი / პროგრამის.',
      en: 'Correct ects (programmes.csv) or required_credits (modules.csv). The numbers are required / of the programme.',
    },
  },
  'block-subjects-short': {
    title: {
      ka: 'ბლოკში იმაზე ცოტა საგანია, ვიდრე უნდა აირჩიონ',
      en: 'A block has fewer subjects than must be chosen',
    },
    fix: {
      ka: 'დაამატეთ ბლოკის საგნები (module_subjects.csv: block) ან შეამცირეთ choose (module_blocks.csv).',
      en: 'Add subjects to the block (module_subjects.csv: block), or lower choose (module_blocks.csv).',
    },
  },
  'module-cycle': {
    title: {
      ka: 'მოდულები ერთმანეთზე წრიულად არის დამოკიდებული',
      en: 'Modules require each other in a cycle',
    },
    fix: {
      ka: 'ერთ-ერთ მათგანში after_module ცარიელი დატოვეთ (modules.csv).',
      en: 'Leave after_module of one of them empty (modules.csv).',
    },
  },
  'prerequisite-cycle': {
    title: { ka: 'საგნები ერთმანეთის წინაპირობაა', en: 'Subjects are prerequisites of each other' },
    fix: {
      ka: 'წაშალეთ ერთ-ერთი წინაპირობა (prerequisites.csv).',
      en: 'Delete one of the prerequisites (prerequisites.csv).',
    },
  },
  'prerequisite-not-taught': {
    title: { ka: 'წინაპირობად მითითებული საგანი არ ისწავლება', en: 'A prerequisite is never taught' },
    fix: {
      ka: 'დაამატეთ საგანი მოდულში ან წაშალეთ წინაპირობა (prerequisites.csv).',
      en: 'Put the subject into a module, or delete the prerequisite (prerequisites.csv).',
    },
  },
  'name-missing': {
    title: { ka: 'დასახელება ერთ-ერთ ენაზე აკლია', en: 'A name is missing in a language' },
    fix: {
      ka: 'შეავსეთ name_ka და name_en (schools.csv, programmes.csv, modules.csv, subjects.csv).',
      en: 'Fill in name_ka and name_en (schools.csv, programmes.csv, modules.csv, subjects.csv).',
    },
  },
  'english-name-in-georgian': {
    title: { ka: 'ინგლისური დასახელება ქართული ასოებით წერია', en: 'An English name is in Georgian letters' },
    fix: {
      ka: 'შეასწორეთ name_en (programmes.csv, modules.csv, subjects.csv).',
      en: 'Correct name_en (programmes.csv, modules.csv, subjects.csv).',
    },
  },
  'subject-without-description': {
    title: { ka: 'საგანს აღწერა არ აქვს', en: 'A subject has no description' },
    fix: {
      ka: 'დაამატეთ აღწერა ორივე ენაზე (course_outlines.csv).',
      en: 'Add its description in both languages (course_outlines.csv).',
    },
  },
}
