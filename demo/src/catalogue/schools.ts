import { artsProgrammes } from './arts-programmes.ts'
import { arts } from './arts.ts'
import { businessProgrammes } from './business-programmes.ts'
import { business } from './business.ts'
import { engineeringProgrammes } from './engineering-programmes.ts'
import { engineering } from './engineering.ts'
import type { Field } from './field.ts'
import { humanitiesProgrammes } from './humanities-programmes.ts'
import { humanities } from './humanities.ts'
import { lawProgrammes } from './law-programmes.ts'
import { law } from './law.ts'
import { medicineProgrammes } from './medicine-programmes.ts'
import { medicine } from './medicine.ts'
import { toDepartment, type Department } from './department.ts'
import type { Programme } from './programme.ts'

export interface School {
  readonly ka: string
  readonly en: string
  readonly department: Department
  readonly fields: readonly Field[]
  readonly programmes: readonly Programme[]
}

/** The six schools; a school's id is its position here, from 1. */
export const schools: School[] = [
  {
    ka: 'ბიზნესისა და ეკონომიკის სკოლა',
    en: 'School of Business and Economics',
    department: toDepartment('business', 101, 'main'),
    fields: business,
    programmes: businessProgrammes,
  },
  {
    ka: 'სამართლის სკოლა',
    en: 'School of Law',
    department: toDepartment('law', 102, 'main'),
    fields: law,
    programmes: lawProgrammes,
  },
  {
    ka: 'ინჟინერიისა და საინფორმაციო ტექნოლოგიების სკოლა',
    en: 'School of Engineering and Information Technologies',
    department: toDepartment('engineering', 103, 'technology'),
    fields: engineering,
    programmes: engineeringProgrammes,
  },
  {
    ka: 'მედიცინისა და ჯანმრთელობის მეცნიერებათა სკოლა',
    en: 'School of Medicine and Health Sciences',
    department: toDepartment('medicine', 104, 'teaching'),
    fields: medicine,
    programmes: medicineProgrammes,
  },
  {
    ka: 'ჰუმანიტარულ და სოციალურ მეცნიერებათა სკოლა',
    en: 'School of Humanities and Social Sciences',
    department: toDepartment('humanities', 105, 'main'),
    fields: humanities,
    programmes: humanitiesProgrammes,
  },
  {
    ka: 'არქიტექტურის, დიზაინისა და ხელოვნების სკოლა',
    en: 'School of Architecture, Design and Arts',
    department: toDepartment('arts', 106, 'teaching'),
    fields: arts,
    programmes: artsProgrammes,
  },
]
