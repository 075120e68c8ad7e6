/** The programme and the school of a student, as far as it decides which screens are for them. */
export interface MenuReader {
  readonly isMaster: boolean
  readonly isMedicine: boolean
  /** The school of cinematography lends cameras to its own students. */
  readonly isCinematography: boolean
}

/** The screens that refuse other students. */
const onlyFor: Readonly<Record<string, keyof MenuReader>> = {
  '/master-themes': 'isMaster',
  '/master-components': 'isMaster',
  '/medicine-topics': 'isMedicine',
  '/medicine-lab-groups': 'isMedicine',
  '/cinematography-cam-requests': 'isCinematography',
}

/** Whether a student's menu leads to a path: the screen is not only for others. */
export const isInMenu = (path: string, reader: MenuReader): boolean => {
  const needed = Object.hasOwn(onlyFor, path) ? onlyFor[path] : undefined
  return needed === undefined || reader[needed]
}
