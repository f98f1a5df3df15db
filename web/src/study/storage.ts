// The studies of this device, in a database of their own.

import { Database } from '../keeping/database';
import { Rows } from '../keeping/rows';
import { asStudy, type StoredStudy } from './stored';

export const STUDIES = 'ludotheca-studies';

export const studies = new Rows<StoredStudy>(new Database(STUDIES, 1, 'studies'), asStudy);
