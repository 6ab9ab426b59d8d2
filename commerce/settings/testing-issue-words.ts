// For tests: the words of mistakes, as every process of the shop has them.

import { installIssueWords } from "./issue-words.ts";

installIssueWords();
