/* Nothing to call: the target stands in the place of data. */
