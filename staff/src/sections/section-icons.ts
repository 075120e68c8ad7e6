import { iconPaths } from '#web/ui/icon-paths.ts'

/** The icons of the sections. Those that students do not have stay out of their first load. */
export const sectionIcons = {
  ...iconPaths,
  books: 'M5 4h4v16H5zM9 4h4v16H9zM14.500 5.500l3.500-1 3.500 14.500-3.500 1z',
  bag: 'M5 8h14l1 12H4zM9 8V7a3 3 0 016 0v1',
  megaphone: 'M4 10v4h3l9 4V6l-9 4zM8 14.500l1.500 5.500H12l-1.500-4.500M19 9.500a4 4 0 010 5',
} as const

export type SectionIcon = keyof typeof sectionIcons
