/** The name of a student's status, by its number. */
export const statusNames = {
  1: { ka: 'აქტიური', en: 'Active' },
  2: { ka: 'სტატუსი შეჩერებულია', en: 'Suspended' },
  3: { ka: 'კურსდამთავრებული', en: 'Graduated' },
} as const
