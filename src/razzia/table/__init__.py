"""The referee of a table, without input or output: seats, clocks, versions, and who may do what when."""
