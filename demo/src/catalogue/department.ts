export interface Department {
  readonly email: string
  readonly phone: string
  readonly address: { readonly ka: string; readonly en: string }
  readonly hours: { readonly ka: string; readonly en: string }
}

const buildings = {
  main: { ka: 'მთავარი კორპუსი', en: 'Main Building', letter: 'A' },
  teaching: { ka: 'სასწავლო კორპუსი', en: 'Teaching Building', letter: 'B' },
  technology: {
    ka: 'საინფორმაციო ტექნოლოგიების კორპუსი',
    en: 'Information Technology Building',
    letter: 'C',
  },
} as const

/** The office of a school: its name in the e-mail address, its room, and the building of the room. */
export const toDepartment = (name: string, room: number, building: keyof typeof buildings): Department => {
  const { ka, en, letter } = buildings[building]
  const number = `${letter}-${room}`
  return {
    email: `${name}@aragvi.example`,
    phone: `+995 32 200 01 ${String(room % 100).padStart(2, '0')}`,
    address: { ka: `${ka}, ოთახი ${number}`, en: `${en}, room ${number}` },
    hours: { ka: 'ორშაბათი–პარასკევი, 10:00–17:00', en: 'Monday to Friday, 10:00–17:00' },
  }
}
