/**
 * Games after the steps of each lesson, six or in the exhaustive tier twenty: a pupil who plays sensibly wins at least
 * half of them.
 */
import './lessons.test.ts';
