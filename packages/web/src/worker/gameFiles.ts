/** What plays games again: the list itself does not wait for it. */
export {
  finalPosition,
  GameLog,
  gamesFileText,
  gamesInFile,
  lastPosition,
  MAX_FILE_MEGABYTES,
  notationOf,
  notationWithSeats,
  shownPosition,
} from '@kairo/table';
