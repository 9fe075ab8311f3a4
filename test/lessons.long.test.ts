/** Twenty games after the steps of each lesson: a pupil who plays sensibly wins at least half of them. */
import './lessons.test.ts';
