import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  memberTitle: { ka: 'თვითმმართველობის კლუბის წევრობა', en: 'Membership of a self-government club' },
  memberText: {
    ka: 'კლუბმა „{club}“ თავის წევრად დაგასახელათ. დაადასტურეთ, ხართ თუ არა მისი წევრი.',
    en: 'The club “{club}” has named you as its member. Confirm whether you are one.',
  },
  yes: { ka: 'დიახ, წევრი ვარ', en: 'Yes, I am a member' },
  no: { ka: 'არა, წევრი არ ვარ', en: 'No, I am not' },
})
